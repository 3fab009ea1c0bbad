import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { selectRows } from '@foyer/harness/full'
import { publishedPackages, tarballName } from './packages.ts'
import { pnpm, storeDirectory } from './pnpm.ts'

/** The apps that install the tarballs, and a registry; each is a folder of `fixtures/` with its own lockfile. */
export const fixtureNames = [
  'react',
  'react18',
  'next',
  'vue',
  'html',
  'vitest',
  'next-tested',
  'registry',
] as const
export type FixtureName = (typeof fixtureNames)[number]

/** Those that differ in kind: a bundler, a server that renders, no framework, and tests of a dapp. */
const usualNames: readonly FixtureName[] = ['react', 'next', 'html', 'vitest']

/** The apps that this run tests. */
export const testedNames = selectRows(fixtureNames, (name) => usualNames.includes(name))

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

/**
 * Installs what the lockfile names from the local store. What is not there yet is fetched, which happens once and needs the
 * network; nothing is resolved.
 */
export async function installFixture(fixture: string, onProgress: (message: string) => void) {
  const install = async () =>
    pnpm(fixture, ['install', '--offline', '--frozen-lockfile', '--store-dir', await storeDirectory()])
  await install().catch(async () => {
    onProgress(`Fetching the packages of the ${basename(fixture)} fixture (once)`)
    await pnpm(fixture, ['fetch', '--store-dir', await storeDirectory()], { verbose: true })
    await install()
  })
}
