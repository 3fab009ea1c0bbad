/** Dapps with tests of their own, in each of the runners that dapps use. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { IS_FULL } from '@foyer/harness/full'
import { LIMITS } from '@foyer/harness/limits'
import { execa } from 'execa'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { fixtureSource } from './fixtures.ts'
import { serveFolder } from './openApp.ts'
import { readSnippets } from './readSnippets.ts'
import { runScript } from './runScript.ts'
import { startNext } from './startNext.ts'

const fixtures = inject('fixtures')

/** Runs the tests of a dapp where no process reaches another machine. Returns what they print. */
async function runTests(fixture: string, script: string, env: NodeJS.ProcessEnv = {}, args: string[] = []) {
  const contacted = join(fixture, 'contacted.txt')
  await writeFile(contacted, '')
  const { all } = await execa('npm', ['run', '--silent', script, '--', ...args], {
    cwd: fixture,
    env: {
      ...cleanEnv(),
      ...env,
      CI: '1',
      NO_COLOR: '1',
      CONTACTED: contacted,
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('refuseNetwork.mjs', import.meta.url))}`,
    },
    extendEnv: false,
    all: true,
  })
  expect(await readFile(contacted, 'utf8')).toBe('')
  return all
}

async function runPlaywright(fixture: string, origin: string) {
  const { executablePath } = await browserLaunchOptions()
  return runTests(fixture, 'test:e2e', { BASE_URL: origin, CHROMIUM_PATH: executablePath })
}

/** Writes the test of the README as its reader does, who has another address. */
async function writeDocumentedTest(fixture: string) {
  const readme = await readFile(join(fixture, 'node_modules/@foyer/testing/README.md'), 'utf8')
  const documented = readSnippets(readme).find(({ code }) => code.includes("dapp: { networks: 'all' }"))
  if (documented === undefined) throw new Error('The README has no test for Playwright.')
  await mkdir(join(fixture, 'e2e'), { recursive: true })
  await writeFile(join(fixture, 'e2e/documented.spec.ts'), documented.code.replace(/\n.*baseURL:.*/, ''))
}

test.runIf(IS_FULL)(
  'the documented test for Playwright passes on the README’s own dapp, which has BNB Smart Chain, and asks nobody',
  async () => {
    const fixture = fixtures.react
    expect(await readFile(join(fixture, 'src/wagmi.ts'), 'utf8')).toContain('chains: [bsc]')
    await writeDocumentedTest(fixture)
    await cp(
      join(fixtureSource('next-tested'), 'playwright.config.ts'),
      join(fixture, 'playwright.config.ts'),
    )
    await runScript(fixture, 'build')
    const { origin, stop } = await serveFolder(join(fixture, 'dist'))
    try {
      expect(await runPlaywright(fixture, origin)).toMatch(/1 passed/)
    } finally {
      stop()
    }
  },
)

test('a dapp with Vite, Vitest and Testing Library switches, rejects and reloads, and asks nobody', async () => {
  // The five seconds of Vitest itself are too few for a slow machine.
  const args = [`--testTimeout=${LIMITS.test}`]
  expect(await runTests(fixtures.vitest, 'test', {}, args)).toMatch(/Tests\s+3 passed/)
})

describe.runIf(IS_FULL)('a dapp with Next', () => {
  const fixture = fixtures['next-tested']
  beforeAll(() => {
    expect(fixture).toBeDefined()
  })

  test('and Jest switches, rejects and renders again, and asks nobody', async () => {
    expect(await runTests(fixture, 'test')).toMatch(/Tests:\s+3 passed/)
  })

  test('and Playwright switches, rejects and reloads, runs the documented test, and asks nobody', async () => {
    await writeDocumentedTest(fixture)
    const server = await startNext(fixture, 'dev')
    try {
      expect(await runPlaywright(fixture, server.origin)).toMatch(/3 passed/)
    } finally {
      await server.stop()
    }
  })
})
