import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { REPOSITORY } from './directories.ts'

/** Folders of generated files, and of files that no program reads. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'artifacts',
  'cache',
  '.turbo',
  '.reports',
  '.ponder',
  'test',
  'baselines',
])
const isLeftOut = (path: string) => LEFT_OUT.has(basename(path)) || /\.test\.tsx?$|\.md$|\.log$/.test(path)

const packageSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
})

export type HashSourcesParameters = {
  /** Names of packages of the workspace. What they depend on in the workspace counts too. */
  packages: readonly string[]
  /** More files, relative to the repository. */
  files?: readonly string[]
  /** Further inputs that decide the result. */
  options?: unknown
  /** The workspace. Default: this repository. */
  repository?: string
}

/**
 * Hashes what a program is made of: the sources of packages with all that they depend on, and the lockfile, which has the version of
 * everything else. Tests and texts are left out.
 *
 * @throws {Error} a package is not in the workspace
 */
export function hashSources(parameters: HashSourcesParameters): string {
  const { packages, files = [], options, repository = REPOSITORY } = parameters
  const folders = findPackages(repository, packages)
  const sources = folders.flatMap((folder) => listFiles(join(repository, folder)))
  const paths = [...sources, ...['pnpm-lock.yaml', ...files].map((file) => join(repository, file))]
  const named = paths.map((path) => [relative(repository, path).replaceAll(sep, '/'), path] as const)
  const hash = createHash('sha256').update(JSON.stringify(options ?? null))
  for (const [name, path] of named.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const content = readFileSync(path)
    hash.update(`\0${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 32)
}

function listFiles(folder: string) {
  const entries = globSync('**', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => isLeftOut(entry.name),
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The folders of packages and of what they depend on in the workspace. */
function findPackages(repository: string, names: readonly string[]) {
  const manifests = globSync('{packages,apps,tooling}/*/package.json', { cwd: repository })
  const workspace = new Map(
    manifests.map((file) => {
      const { name, dependencies } = packageSchema.parse(
        JSON.parse(readFileSync(join(repository, file), 'utf8')),
      )
      return [name, { folder: join(file, '..'), dependencies: Object.keys(dependencies) }]
    }),
  )
  const found = new Map<string, string>()
  const add = (name: string) => {
    const member = workspace.get(name)
    if (member === undefined || found.has(name)) return
    found.set(name, member.folder)
    for (const dependency of member.dependencies) add(dependency)
  }
  for (const name of names) {
    if (!workspace.has(name)) throw new Error(`No package of the workspace is called "${name}".`)
    add(name)
  }
  return [...found.values()]
}
