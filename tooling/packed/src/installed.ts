import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type Manifest = {
  version: string
  exports: Record<string, unknown>
  /** The entry for compilers and tools that do not know `exports`. */
  main?: string
  types?: string
  typesVersions?: { '*': Record<string, [string]> }
  /** The file that CDNs serve under the package's bare name. */
  unpkg?: string
  jsdelivr?: string
  dependencies?: Record<string, string>
}

const folderOf = (fixture: string, name: string) => join(fixture, 'node_modules', name)

/** package.json of a package as the fixture got it. */
export async function installedManifest(fixture: string, name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folderOf(fixture, name), 'package.json'), 'utf8'))
}

/** Paths of a package's files, relative to it, without those of its dependencies. */
export async function installedFiles(fixture: string, name: string) {
  const folder = folderOf(fixture, name)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('node_modules'))
}

/**
 * The libraries of the first bring React Native, so no fixture has them; `@foyer/modal` tests it with the real ones. The
 * second extends the `test` of Vitest, which is there in Vitest only; a fixture runs it there.
 */
const NOT_INSTALLABLE = ['@foyer/modal/solana/wallet-adapter', '@foyer/testing/vitest']

/** Everything a dapp may write after `import`: `@foyer/modal`, `@foyer/modal/wagmi`, … Entries of types alone are none. */
export async function installedEntries(fixture: string, name: string) {
  const { exports } = await installedManifest(fixture, name)
  return Object.entries(exports)
    .filter(([path, target]) => !path.endsWith('.json') && JSON.stringify(target).includes('"default"'))
    .map(([path]) => path.replace('.', name))
    .filter((entry) => !NOT_INSTALLABLE.includes(entry))
}
