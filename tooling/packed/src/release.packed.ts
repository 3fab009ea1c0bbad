import { chmod, cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { IS_FULL } from '@foyer/harness/full'
import { execa } from 'execa'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { cleanEnv } from './cleanEnv.ts'
import { installedManifest } from './installed.ts'
import { releaseList } from './pack.ts'
import { releasedPackages, root, tarballName } from './packages.ts'
import { startRegistry } from './startRegistry.ts'
import { withTemporaryFolder } from './temporary.ts'

/** Reads the script of a job's step, by the name that `release.yml` gives it. */
async function readStep(name: string): Promise<string> {
  const { jobs } = parse(await readFile(`${root}.github/workflows/release.yml`, 'utf8'))
  return jobs.publish.steps.find((step: { name?: string }) => step.name === name).run
}

/** A program that stands before the real one in `PATH`. */
async function writeProgram(folder: string, name: string, script: string) {
  await writeFile(join(folder, name), `#!/bin/bash\n${script}\n`)
  await chmod(join(folder, name), 0o755)
}

/** Everything but ours that the app has installed, each folder once. */
async function listOthers(fixture: string) {
  const store = join(fixture, 'node_modules/.pnpm')
  const entries = await readdir(store, { withFileTypes: true })
  const folders = entries.flatMap(({ name }) => {
    const [id] = name.split('(')
    const found = /^(?<scope>@[^+]+)?\+?(?<rest>.+?)@\d[^@]*$/.exec(id?.split('_')[0] ?? '')?.groups
    if (found === undefined || found.scope === '@foyer' || /esbuild|typescript/.test(name)) return []
    return [join(store, name, 'node_modules', found.scope ?? '', found.rest ?? '')]
  })
  return [...new Set(folders)]
}

describe.runIf(IS_FULL)('a release', () => {
  test('is published once by release.yml, and an empty project installs it from the registry', () =>
    withTemporaryFolder(async (folder) => {
      const registry = await startRegistry(inject('fixtures').registry, folder)
      onTestFinished(registry.stop)
      const { host } = new URL(registry.url)
      const programs = join(folder, 'bin')
      const release = join(folder, 'release')
      const project = join(folder, 'project')
      for (const path of [programs, project]) await mkdir(path)
      await cp(inject('tarballs'), release, { recursive: true })
      await writeFile(join(release, 'packages.txt'), releaseList())
      // npm asks for a token before it asks the registry.
      await writeFile(join(folder, '.npmrc'), `registry=${registry.url}\n//${host}/:_authToken=anything\n`)
      const { PATH = '', ...rest } = cleanEnv()
      const env = {
        ...rest,
        PATH: [programs, PATH].join(delimiter),
        npm_config_userconfig: join(folder, '.npmrc'),
        npm_config_registry: registry.url,
        npm_config_cache: join(folder, 'cache'),
        GITHUB_REPOSITORY: 'someone/foyer',
        GITHUB_SHA: '0'.repeat(40),
        CALLS: join(folder, 'calls.txt'),
      }
      const run = (cwd: string, command: string, args: string[]) =>
        execa(command, args, { cwd, env, extendEnv: false, all: true })
      const npm = (await execa('which', ['npm'])).stdout
      // Only npm on GitHub's machines can say where a package was built.
      await writeProgram(
        programs,
        'npm',
        `[ "$1" = publish ] && echo "npm $*" >> "$CALLS"\nexec ${npm} "\${@/#--provenance/--provenance=false}"`,
      )
      await writeProgram(
        programs,
        'gh',
        `[ "$2" = view ] && exec grep -qF "create $3 " "$CALLS"\necho "gh $*" >> "$CALLS"`,
      )

      const publish = await readStep('Publish and tag')
      await run(release, 'bash', ['-eo', 'pipefail', '-c', publish])
      const calls = async () => (await readFile(env.CALLS, 'utf8')).trim().split('\n')
      const published = (await calls()).filter((call) => call.startsWith('npm '))
      expect(published.map((call) => call.split(' ')[2])).toEqual(
        releasedPackages.map((each) => `./${tarballName(each)}`),
      )
      const before = await calls()
      await run(release, 'bash', ['-eo', 'pipefail', '-c', publish])
      expect(await calls()).toEqual(before)

      const publishOther = async (other: string) => {
        const copied = await mkdtemp(join(folder, 'other-'))
        await cp(other, join(copied, 'package'), { recursive: true })
        await run(copied, 'tar', ['-czf', 'other.tgz', 'package'])
        await run(copied, npm, ['publish', './other.tgz', '--ignore-scripts', '--provenance=false'])
      }
      await Promise.all((await listOthers(inject('fixtures').html)).map(publishOther))
      await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
      await run(project, npm, ['install', '@foyer/modal', '--no-audit', '--no-fund'])
      const { version } = await installedManifest(project, '@foyer/modal')
      const { version: built } = await installedManifest(inject('fixtures').react, '@foyer/modal')
      expect(version).toBe(built)
      const script = `import { createFoyer } from '@foyer/modal'; console.log(typeof createFoyer)`
      const { stdout } = await run(project, process.execPath, ['--input-type=module', '--eval', script])
      expect(stdout).toBe('function')
    }))
})
