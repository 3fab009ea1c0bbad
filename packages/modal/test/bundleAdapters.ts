import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

export type Page = Awaited<ReturnType<typeof bundle>>

let evm: Promise<Page> | undefined

/** The page with the plain adapter alone, which the others are compared with, for all files of this process. */
export function bundleEvm() {
  evm ??= bundle(['eip1193'])
  return evm
}

/** A page with these adapters and languages, and with the wallet behind an e-mail address on Solana, too: what it starts with, and the chunks that it may load. */
export async function bundle(
  adapters: string[],
  languages: { code: string; name: string }[] = [],
  { hasLogin = false } = {},
) {
  const imports = [
    ...adapters.map((name) => `import { ${name}Adapter } from './src/exports/${name}.ts'\n`),
    ...languages.map(({ code, name }) => `import { ${name} } from './src/exports/locales/${code}.ts'\n`),
  ]
  if (hasLogin) imports.push(`import { embeddedWallet } from './src/exports/embedded.ts'\n`)
  const features = hasLogin ? `embeddedWallet({ secureSite: '', solana: true })` : ''
  const values = languages.map(({ name }) => name)
  const calls = adapters.map((name) => `${name}Adapter()`)
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `import { createFoyer } from './src/exports/index.ts'
        ${imports.join('')}
        createFoyer({ networks: [], adapters: [${calls}], languages: [${values}], features: [${features}] })`,
      resolveDir: packageFolder,
    },
    absWorkingDir: packageFolder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@foyer/source'],
    outdir: 'dist-size',
    logLevel: 'error',
  })
  const { outputs } = metafile
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => {
      const { contents } = outputFiles.find(({ path }) => path.endsWith(file)) ?? { contents: '' }
      return sum + gzipSync(contents).length
    }, 0)

  function loadedWith(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') loadedWith(path, seen)
    return seen
  }
  const start = loadedWith(Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>') ?? '')
  function filesOf(source: string) {
    const chunk = Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith(source))
    if (chunk === undefined) throw new Error(`No chunk begins with ${source}`)
    return loadedWith(chunk)
  }
  /** Weighs a chunk and its imports that the page has not loaded yet, nor with these other chunks. */
  function chunkOf(source: string, ...others: string[]) {
    const loaded = [start, ...others.map(filesOf)]
    return sizeOf([...filesOf(source)].filter((file) => !loaded.some((files) => files.has(file))))
  }
  const sources = [...start].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  /** The sources of all chunks. */
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
  return { start: sizeOf(start), sources, all, chunkOf }
}
