import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import * as z from 'zod'
import { digestOf } from './manifest.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export const typeOf = (name: string) => CONTENT_TYPES[extname(name)] ?? 'application/octet-stream'

export type Asset = { body: Uint8Array<ArrayBuffer>; contentType: string; integrity: string }

/** A file that the page loads, with its digest for the `integrity` attribute. */
export type Reference = { url: string; integrity: string }

/** The files that a page loads at once: its script first, then what that imports. */
export type Entry = { scripts: Reference[]; styles: Reference[] }

export type Assets = {
  /** By path, such as `/assets/sdk-….js`. */
  files: ReadonlyMap<string, Asset>
  sdk: Entry
  loading: Entry
  home: Entry
  backup: Entry
  /** The digests of all scripts of the page, for those that are loaded later: `import()` takes none. */
  importMap: string
  /** The page that users save to open their backups. */
  restore: Uint8Array<ArrayBuffer>
}

/** The folder of the signer's worker in the build. Import maps say nothing of workers. */
export const WORKER_FOLDER = '/assets/signer/'

const viteManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/**
 * Reads what `vite build` has written, once: files have hashes in their names and never change.
 *
 * @throws {OperatorError} the site was not built
 */
export async function loadAssets(directory: string): Promise<Assets> {
  const manifest = await readViteManifest(directory)
  const files = new Map<string, Asset>()
  const names = await readdir(join(directory, 'assets'), { recursive: true, withFileTypes: true })
  for (const entry of names) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const body = new Uint8Array(await readFile(path))
    files.set(`/${relative(directory, path)}`, {
      body,
      contentType: typeOf(entry.name),
      integrity: digestOf(body),
    })
  }
  const refer = (file: string): Reference => {
    const url = `/${file}`
    return { url, integrity: files.get(url)?.integrity ?? '' }
  }
  const toEntry = (source: string): Entry => {
    const chunks = collectChunks(manifest, source)
    return {
      scripts: chunks.map(({ file }) => refer(file)),
      styles: chunks.flatMap(({ css }) => css).map(refer),
    }
  }
  return {
    files,
    sdk: toEntry('src/main.ts'),
    loading: toEntry('src/loading/main.ts'),
    home: toEntry('src/home/main.ts'),
    backup: toEntry('src/backup/main.ts'),
    importMap: createImportMap(files),
    restore: new Uint8Array(await readFile(join(directory, 'restore.html'))),
  }
}

function createImportMap(files: Assets['files']) {
  const scripts = [...files]
    .filter(([url]) => url.endsWith('.js') && !url.startsWith(WORKER_FOLDER))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map(([url, file]) => [url, file.integrity])),
  })
}

async function readViteManifest(directory: string) {
  try {
    return viteManifestSchema.parse(
      JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')),
    )
  } catch (cause) {
    throw new OperatorError(
      `${directory} holds no built site. Run \`pnpm --filter @foyer/wallet-frame build\`.`,
      { section: 'what-can-go-wrong', cause },
    )
  }
}

/** The entry and everything it imports, the entry first. */
function collectChunks(manifest: z.output<typeof viteManifestSchema>, entry: string) {
  const keys = new Set([entry])
  // The loop also visits the keys that it adds.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => manifest[key] ?? [])
}
