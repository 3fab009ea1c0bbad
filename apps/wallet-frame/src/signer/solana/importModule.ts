import { base64 } from '@scure/base'
import { SignerError } from '../errors.ts'
import { MODULE_DIGEST } from './pinned.ts'

export type SolanaModule = typeof import('./signSolana.ts')

/**
 * Imports the second module from its text. The worker has no network: the page hands it the text, and only the one that
 * was built with this worker passes.
 *
 * @throws {SignerError} `failed`: it is another text
 */
export async function importModule(source: string): Promise<SolanaModule> {
  const bytes = new TextEncoder().encode(source)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  if (base64.encode(digest) !== MODULE_DIGEST) throw new SignerError('failed')
  const url = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }))
  try {
    return (await import(/* @vite-ignore */ url)) as SolanaModule
  } finally {
    URL.revokeObjectURL(url)
  }
}
