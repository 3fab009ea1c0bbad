import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Folders that are never committed: dependencies, build output, caches. The same as in .gitignore. */
export const IGNORED: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'artifacts',
  'cache',
  'coverage',
  '.ponder',
  '.turbo',
  '.reports',
  '.dev',
])

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  scripts: z.record(z.string(), z.string()).default({}),
})

export type WorkspacePackage = z.infer<typeof manifestSchema> & {
  /** Relative to the repository, such as `packages/modal`. */
  path: string
  /** Absolute. */
  directory: string
}

/** Every package of the workspace, sorted by path. */
export function listPackages(): WorkspacePackage[] {
  return globSync('{packages,apps,tooling}/*/package.json', { cwd: REPOSITORY })
    .map((manifest) => dirname(manifest))
    .sort()
    .map((path) => {
      const directory = join(REPOSITORY, path)
      const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
      return { ...manifestSchema.parse(manifest), path, directory }
    })
}

/** The files of some patterns that could be committed, by path relative to the repository. */
export const listFiles = (...patterns: string[]) =>
  globSync(patterns, { cwd: REPOSITORY, exclude: (path) => IGNORED.has(basename(path)) })

/** The code of every package that people write, by path relative to the repository. */
export const listSources = () =>
  listFiles(
    '{apps,packages,tooling}/*/**/*.{ts,tsx,js}',
    // A pattern finds a folder with a dot by its name alone.
    'apps/*/{.storybook,.vitepress}/**/*.ts',
  ).filter((file) => !file.includes('/generated/'))

/** The text of a file, by its path relative to the repository. */
export const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')

/** The tasks of `turbo.json`, whose comments stand in lines of their own. */
export const readTasks = () => JSON.parse(read('turbo.json').replaceAll(/^\s*\/\/.*$/gm, '')).tasks
