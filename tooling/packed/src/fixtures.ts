import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { selectRows } from '@foyer/harness/full'
import { publishedPackages, root, tarballName } from './packages.ts'
import { pnpm, storeDirectory } from './pnpm.ts'

/**
 * The apps that install the tarballs, and a registry; each has a folder of `fixtures/` with its own lockfile. Those of an
 * example are that example, with what the folder has besides.
 */
export const fixtureNames = [
  'react',
  'react18',
  'next',
  'vue',
  'html',
  'plain',
  'siwe',
  'sveltekit',
  'embedded',
  'solana',
  'vitest',
  'next-tested',
  'next-rainbowkit',
  'registry',
] as const
export type FixtureName = (typeof fixtureNames)[number]

const examples: Partial<Record<FixtureName, string>> = {
  react: 'vite-react',
  next: 'next',
  vue: 'vite-vue',
  plain: 'html',
  siwe: 'next-siwe',
  sveltekit: 'sveltekit',
  embedded: 'embedded',
  solana: 'bnb-and-solana',
}

/** Those that differ in kind: a bundler, a server that renders, no framework, and tests of a dapp. */
const usualNames: readonly FixtureName[] = ['react', 'next', 'html', 'vitest']

/** The apps that this run tests. */
export const testedNames = selectRows(fixtureNames, (name) => usualNames.includes(name))

export const fixtureSource = (name: FixtureName) =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/** Copies a fixture and the tarballs it installs to a folder outside the workspace, and returns that folder. */
export async function copyFixture(name: FixtureName, tarballs: string, directory: string) {
  const target = join(directory, name)
  const example = examples[name]
  if (example !== undefined)
    await cp(join(root, 'examples', example), target, { recursive: true, filter: isSource })
  const manifest = await readManifest(target)
  await cp(fixtureSource(name), target, { recursive: true, filter: isSource })
  if (manifest !== undefined) await mergeManifest(target, manifest)
  for (const tarball of publishedPackages.map(tarballName))
    await cp(join(tarballs, tarball), join(target, tarball))
  return target
}

const BUILT = ['node_modules', 'dist', '.next', '.svelte-kit', 'build']
const isSource = (path: string) => !BUILT.includes(basename(path))

type Manifest = Record<string, unknown> &
  Partial<Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>>

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined
}

/** Adds what the folder of the fixture needs to what the example has. */
async function mergeManifest(target: string, example: Manifest) {
  const own = (await readManifest(target)) ?? {}
  const merged = {
    ...example,
    ...own,
    scripts: { ...example.scripts, ...own.scripts },
    dependencies: { ...example.dependencies, ...own.dependencies },
    devDependencies: { ...example.devDependencies, ...own.devDependencies },
  }
  await writeFile(join(target, 'package.json'), JSON.stringify(merged, null, 2))
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
