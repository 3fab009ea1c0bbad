import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPackages } from './build.ts'
import { copyFixture, type FixtureName, fetchFixtures, fixtureNames, installFixture } from './fixtures.ts'
import { packPackages } from './pack.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with one tarball for each published package. */
    tarballs: string
    /** Folders of the installed fixture apps, outside the workspace. */
    fixtures: Record<FixtureName, string>
  }
}

/** Builds, packs and installs once for all tests; returns what removes it again. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packed-'))
  const tarballs = join(folder, 'tarballs')
  const onProgress = (message: string) => console.log(message)

  await buildPackages(onProgress)
  onProgress('Packing')
  await packPackages(tarballs)
  await fetchFixtures(tarballs, onProgress)

  const install = async (name: FixtureName) => {
    onProgress(`Installing the tarballs into the ${name} fixture`)
    const fixture = await copyFixture(name, tarballs, folder)
    await installFixture(fixture)
    return [name, fixture] as const
  }
  project.provide('tarballs', tarballs)
  const installed = await Promise.all(fixtureNames.map(install))
  project.provide('fixtures', Object.fromEntries(installed) as Record<FixtureName, string>)

  return () => rm(folder, { recursive: true, force: true })
}
