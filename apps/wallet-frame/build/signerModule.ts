import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { FLOOR } from '@foyer/tsconfig/floor.ts'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../src/signer/solana/${file}`, import.meta.url))

const ENTRY = pathOf('signSolana.ts')
const PINNED = pathOf('pinned.ts')

type Module = { code: string; digest: Buffer }

async function buildModule(): Promise<Module> {
  const code = await bundle('The second module of the signer', {
    target: FLOOR,
    // A library's whitespace is kept otherwise.
    minify: true,
    lib: { entry: ENTRY, formats: ['es'], fileName: 'solana' },
    rolldownOptions: { output: { minify: true } },
  })
  return { code, digest: createHash('sha384').update(code).digest() }
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
