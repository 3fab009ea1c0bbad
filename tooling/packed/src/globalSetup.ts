import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { copyFixture, type FixtureName, installFixture, testedNames } from './fixtures.ts'
import { packPackages } from './pack.ts'
import { releasedPackages } from './packages.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with one tarball for each published package. */
    tarballs: string
    /** Folders of the installed fixture apps, outside the workspace. */
    fixtures: Record<FixtureName, string>
    /** The address of the one Chromium, in which each test has its own context. */
    browser: string
  }
}

/**
 * Packs what is built and installs it, once for all tests; returns what removes it again.
 *
 * @throws {Error} a package is not built
 */
export async function setup(project: TestProject) {
  for (const { name, folder } of releasedPackages)
    if (!existsSync(join(folder, 'dist')))
      throw new Error(`${name} is not built. Run \`pnpm build\`, or \`pnpm test packed\`, which does.`)
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packed-'))
  const tarballs = join(folder, 'tarballs')
  const onProgress = (message: string) => console.log(message)

  onProgress('Packing')
  await packPackages(tarballs)

  const install = async (name: FixtureName) => {
    onProgress(`Installing the tarballs into the ${name} fixture`)
    const fixture = await copyFixture(name, tarballs, folder)
    await installFixture(fixture, onProgress)
    return [name, fixture] as const
  }
  project.provide('tarballs', tarballs)
  const installed = await Promise.all(testedNames.map(install))
  project.provide('fixtures', Object.fromEntries(installed) as Record<FixtureName, string>)

  const browser = await chromium.launchServer(await browserLaunchOptions())
  project.provide('browser', browser.wsEndpoint())

  return async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
