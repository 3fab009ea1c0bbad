import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { CACHE_DIRECTORY } from './directories.ts'

/** Beside the folder's own files: SHA-256 of each, by its path. */
const MANIFEST = '.manifest.json'
const manifestSchema = z.record(z.string(), z.string())

export type CreateFolderCacheParameters = {
  /** Of the cache, and of its folder. */
  name: string
  /** Number of folders to keep. The one that was not used for longest goes first. */
  limit: number
  /** The folder of the cache. Default: in `node_modules`. */
  directory?: string
}

export type FolderCache = {
  /** The folder of a key, or `undefined` if there is none or one of its files is not as it was made. */
  find: (key: string) => Promise<string | undefined>
  /** Has `make` fill a folder, and keeps it under a key. Keeps nothing if `make` rejects. Returns the folder. */
  keep: (key: string, make: (folder: string) => Promise<void>) => Promise<string>
}

/** Keeps folders for later starts, each under the hash of what made it. Stacks that run at once may share it. */
export function createFolderCache(parameters: CreateFolderCacheParameters): FolderCache {
  const { name, limit, directory = CACHE_DIRECTORY } = parameters
  const root = join(directory, name)
  const folderOf = (key: string) => join(root, key)

  async function find(key: string) {
    const folder = folderOf(key)
    if (!(await isWhole(folder))) return undefined
    const now = new Date()
    await utimes(folder, now, now)
    return folder
  }

  async function keep(key: string, make: (folder: string) => Promise<void>) {
    const folder = folderOf(key)
    const draft = join(root, `.${randomUUID()}`)
    await mkdir(draft, { recursive: true })
    try {
      await make(draft)
      await writeFile(join(draft, MANIFEST), JSON.stringify(await hashFolder(draft)))
      // Another stack may have made the same one meanwhile, and may be using it.
      if (!(await isWhole(folder))) await replace(folder, draft)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
    await removeOldest(folder)
    return folder
  }

  async function replace(folder: string, draft: string) {
    try {
      await rm(folder, { recursive: true, force: true })
      await rename(draft, folder)
    } catch (error) {
      // Another stack may be first between the two.
      if (!(await isWhole(folder))) throw error
    }
  }

  async function removeOldest(newest: string) {
    const folders = (await readdir(root)).filter((entry) => !entry.startsWith('.')).map(folderOf)
    const others = folders.filter((folder) => folder !== newest)
    const ages = await Promise.all(others.map(async (folder) => ({ folder, time: await readTime(folder) })))
    const old = ages.toSorted((a, b) => b.time - a.time).slice(limit - 1)
    await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
  }

  return { find, keep }
}

/** Another stack may remove a folder while this one looks. */
const readTime = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

async function isWhole(folder: string) {
  const manifest = await readManifest(folder)
  if (manifest === undefined) return false
  const hashes = await hashFolder(folder)
  const paths = Object.keys(manifest)
  return paths.length === Object.keys(hashes).length && paths.every((path) => hashes[path] === manifest[path])
}

/** Reads the manifest of a folder: `undefined` if there is no such folder, or what is there is no manifest. */
async function readManifest(folder: string) {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    return undefined
  }
}

async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== MANIFEST)
  const hashes = files.map(async (file) => {
    const path = join(file.parentPath, file.name)
    const hash = createHash('sha256').update(await readFile(path))
    return [relative(folder, path).replaceAll(sep, '/'), hash.digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
