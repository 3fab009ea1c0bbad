import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public', 'vendor'])
const SOURCE = /\.[cm]?[jt]sx?$/
/** Files that have imports beside a language of their own. */
export const MIXED = /\.(?:vue|svelte|astro|mdx)$/

/** The source files and `package.json` files of a folder, without what is built, installed, hidden or linked. */
export function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return entry.name.startsWith('.') || LEFT_OUT.has(entry.name) ? [] : listSources(path)
      return entry.isFile() && [SOURCE, MIXED, /^package\.json$/].some((kind) => kind.test(entry.name))
        ? [path]
        : []
    })
}
