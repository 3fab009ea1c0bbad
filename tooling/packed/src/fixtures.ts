import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedPackages, tarballName } from './packages.ts'
import { pnpm, storeDirectory } from './pnpm.ts'

/** The apps that install the tarballs; each is a folder of `fixtures/` with its own lockfile. */
export const fixtureNames = ['react', 'react18', 'next', 'vue', 'html'] as const
export type FixtureName = (typeof fixtureNames)[number]

export const fixtureSource = (name: FixtureName) =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/** Copies a fixture and the tarballs it installs to a folder outside the workspace, and returns that folder. */
export async function copyFixture(name: FixtureName, tarballs: string, directory: string) {
  const target = join(directory, name)
  const isSource = (path: string) => basename(path) !== 'node_modules'
  await cp(fixtureSource(name), target, { recursive: true, filter: isSource })
  for (const tarball of publishedPackages.map(tarballName))
    await cp(join(tarballs, tarball), join(target, tarball))
  return target
}

/** Installs what the lockfile names from the local store; nothing is resolved and nothing is downloaded. */
export async function installFixture(fixture: string) {
  await pnpm(fixture, ['install', '--offline', '--frozen-lockfile', '--store-dir', await storeDirectory()])
}

/**
 * Brings the fixtures' locked dependencies into the local store, so that later runs need no network.
 * Returns at once when they are there already.
 *
 * @param tarballs folder of the packed packages. A lockfile that names local tarballs can only be fetched beside
 *   them; what is in them does not matter here.
 */
export async function fetchFixtures(tarballs: string, onProgress: (message: string) => void) {
  const storeDir = ['--store-dir', await storeDirectory()]
  for (const name of fixtureNames) {
    const fixture = await copyFixture(name, tarballs, join(tarballs, 'fetch'))
    const stored = await pnpm(fixture, ['fetch', '--offline', ...storeDir]).then(
      () => true,
      () => false,
    )
    if (stored) continue
    onProgress(`Fetching the packages of the ${name} fixture (once)`)
    await pnpm(fixture, ['fetch', ...storeDir], { verbose: true })
  }
}
