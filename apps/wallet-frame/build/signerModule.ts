import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { FLOOR } from '@foyer/tsconfig/floor.ts'
import { build, defaultClientConditions, type Plugin } from 'vite'

const pathOf = (file: string) => fileURLToPath(new URL(`../src/signer/solana/${file}`, import.meta.url))

const ENTRY = pathOf('signSolana.ts')
const PINNED = pathOf('pinned.ts')

type Module = { code: string; digest: Buffer }

async function buildModule(): Promise<Module> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: FLOOR,
      // A library's whitespace is kept otherwise.
      minify: true,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'solana' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output.find(({ type }) => type === 'chunk') : undefined
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
    throw new Error('The second module of the signer was not built as one file')
  return { code: chunk.code, digest: createHash('sha384').update(chunk.code).digest() }
}

/**
 * Builds the second module of the signer's worker and pins it: the worker knows its digest, and the page its address.
 *
 * @returns a plugin for the page, which writes the file, and one for the worker
 */
export function signerModule(): { page: Plugin; worker: Plugin } {
  let built: Promise<Module> | undefined

  const create = (name: string, emits: boolean): Plugin => ({
    name,
    async load(id) {
      if (id !== PINNED) return undefined
      built ??= buildModule()
      const { code, digest } = await built
      const fileName = `assets/signer/solana-${digest.toString('base64url').slice(0, 8)}.js`
      if (emits) this.emitFile({ type: 'asset', fileName, source: code })
      return `export const MODULE_URL = ${JSON.stringify(`/${fileName}`)}
export const MODULE_DIGEST = ${JSON.stringify(digest.toString('base64'))}`
    },
  })

  return { page: create('signer-module', true), worker: create('signer-module-digest', false) }
}
