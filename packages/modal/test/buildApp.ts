import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { minifyTemplates } from '../../modal-ui/scripts/minifyTemplates.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** Style sheets and templates as they are published: without the spaces of the sources. */
const asPublished: Plugin = {
  name: 'as-published',
  enforce: 'pre',
  transform: (code, id) => (/\/modal-ui\/src\/.*\.ts$/.test(id) ? minifyTemplates(code) : undefined),
}

export type AppName =
  | 'ecosystems'
  | 'embedded'
  | 'floor'
  | 'foyer'
  | 'multiChainWallet'
  | 'pairing'
  | 'siwe'
  | 'tabs'

export type App = Awaited<ReturnType<typeof readBuild>>

const entryOf = (name: AppName) => fileURLToPath(new URL(`apps/${name}.tsx`, import.meta.url))

/** Builds some of the pages in `apps` for production, from the packages' sources. They share chunks. */
export async function buildApps(names: AppName[], outDir: string) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('apps', import.meta.url)),
    logLevel: 'silent',
    plugins: [asPublished],
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: names.map(entryOf),
        output: { chunkFileNames: ({ name }) => `assets/${name}-${hashOf(name)}.js` },
      },
    },
  })
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest
  return Promise.all(names.map((name) => readBuild(manifest, name, outDir)))
}

/** Builds one of the pages in `apps` for production, from the packages' sources. */
export async function buildApp(name: AppName, outDir: string) {
  const [app] = await buildApps([name], outDir)
  if (app === undefined) throw new Error(`The page ${name} was not built`)
  return app
}

/** Reads what a page starts with from the manifest of a build. */
async function readBuild(manifest: Manifest, name: AppName, outDir: string) {
  const key = `${name}.tsx`
  const script = manifest[key]
  if (script === undefined) throw new Error(`The build of ${name} has no entry`)
  const entryFiles = [...filesOf(manifest, key)]
  const wallet = Object.keys(manifest).find((path) => path.endsWith('/testing/src/exports/index.ts'))
  // Files that the wallet shares with the page count as the page's.
  const walletFiles =
    wallet === undefined ? [] : [...filesOf(manifest, wallet)].filter((file) => !entryFiles.includes(file))
  return {
    outDir,
    script: script.file,
    entryFiles,
    walletFiles,
    entryBytes: await gzipBytes(outDir, entryFiles),
  }
}

/** Of the name, not of the content: the entry names chunks, and would weigh some bytes more or less with each change of one. */
const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)

/** The files that a chunk and its static imports are in. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen)
  return seen
}

export async function gzipBytes(directory: string, files: Iterable<string>) {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(join(directory, file)), { level: 9 }).length
  return bytes
}
