import { PartError } from '../parts/errors.ts'
import type { Fetch } from '../rpc/createPost.ts'
import type { Signer } from '../signer/createSigner.ts'
import { MODULE_URL } from '../signer/solana/pinned.ts'
import type { SolanaSigned } from '../signer/solana/signSolana.ts'

export type CreateSolanaSignerParameters = {
  signer: Pick<Signer, 'solana'>
  fetch: Fetch
}

/** Asks the key that is open. Of an answer without a text there is the address alone. */
export type SolanaSigner = (text?: string) => Promise<SolanaSigned>

/**
 * The signer's part for Solana. Its module comes with the first request, and again for a new worker.
 *
 * @throws {PartError} the module did not come
 */
export function createSolanaSigner({ signer, fetch }: CreateSolanaSignerParameters): SolanaSigner {
  async function readModule(): Promise<string> {
    const response = await fetch(MODULE_URL, {}).catch((cause: unknown) => {
      throw new PartError('connection', { cause })
    })
    if (!response.ok) throw new PartError('removed')
    return response.text()
  }

  return async (text) => {
    const answer =
      (await signer.solana({ text })) ?? (await signer.solana({ text, source: await readModule() }))
    if (!answer) throw new PartError('removed')
    return { signature: '', ...answer }
  }
}
