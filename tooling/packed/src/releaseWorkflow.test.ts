import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './packages.ts'

type Job = {
  permissions?: Record<string, string>
  environment?: string
  needs?: string
  steps?: { uses?: string; run?: string }[]
}

const read = async (name: string) => parse(await readFile(`${root}.github/workflows/${name}`, 'utf8'))
const workflow = await read('release.yml')
const jobs = Object.entries<Job>(workflow.jobs)

describe('release.yml', () => {
  test('lets one job publish, in an environment, and that one runs no code of the project', () => {
    const publishing = jobs.filter(([, { permissions }]) => permissions?.['id-token'] === 'write')
    expect(publishing.map(([name]) => name)).toEqual(['publish'])
    const [, publish] = publishing[0] ?? []
    expect(publish?.environment).toBe('npm')
    const steps = publish?.steps ?? []
    expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))).toEqual([])
    expect(steps.map(({ run = '' }) => run).join('\n')).not.toMatch(/pnpm|npx|npm (ci|install|run)|\bnode\b/)
  })

  test('builds without permissions, and only when no changeset waits', () => {
    const build: Job & { if?: string } = workflow.jobs.build
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(build.permissions).toBeUndefined()
    expect(build.if).toBe("needs.version.outputs.has-changesets == 'false'")
    expect(workflow.jobs.publish.needs).toBe('build')
  })

  test('builds only when the long tables have passed on the commit', async () => {
    const { full, build } = workflow.jobs
    expect(build.needs).toEqual(['version', 'full'])
    expect(full).toEqual({ needs: 'version', if: build.if, uses: './.github/workflows/nightly.yml' })
    const nightly = await read('nightly.yml')
    expect(Object.keys(nightly.on)).toContain('workflow_call')
    expect(nightly.jobs.full.steps.at(-1).run).toContain('test:full')
    expect(
      Object.values<object>(nightly.jobs).filter((job) => 'if' in job || 'continue-on-error' in job),
    ).toEqual([])
  })

  test('writes what is made from the versions with them', async () => {
    const { steps } = workflow.jobs.version
    expect(steps.at(-1).with.version).toBe('npx -y pnpm@12.21.0 release:version')
    const { scripts } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
    expect(scripts['release:version']).toBe(
      'changeset version && node tooling/packed/src/versionExamples.ts && pnpm generate',
    )
  })

  test('pins every action to a commit', () => {
    const actions = jobs.flatMap(([, { steps = [] }]) => steps.flatMap(({ uses }) => uses ?? []))
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  })
})
