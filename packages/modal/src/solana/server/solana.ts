import { fromBase58 } from '../../encoding/base58.ts'
import type { SiwxVerifier } from '../../siwe/server/evm.ts'
import { fromAddress, SIGNATURE_LENGTH } from '../base58.ts'
import { toOffchainMessage } from '../offchainMessage.ts'
import { readSignIn } from '../readSignIn.ts'
import { isSmallOrder } from './isSmallOrder.ts'

/**
 * Verifies Sign In With Solana, with the Ed25519 of the server's own runtime (Node 20, Deno, Bun, workers). It installs
 * nothing. A text may be signed as it is, or as an off-chain message of version 1 of the account alone.
 */
export function solana(): SiwxVerifier {
  return {
    namespace: 'solana',
    parse: readSignIn,
    isSignature: (text) => signatureOf(text) !== undefined,
    async verify({ data, message, signature }) {
      const key = fromAddress(data.accountAddress)
      const bytes = signatureOf(signature)
      if (key === undefined || bytes === undefined || isSmallOrder(key)) return false
      const forms = [new TextEncoder().encode(message), toOffchainMessage(key, message)]
      const signed = await Promise.all(forms.map((form) => isSigned(key, bytes, form).catch(() => false)))
      return signed.includes(true)
    },
  }
}

function signatureOf(text: string) {
  const bytes = text.length <= SIGNATURE_LENGTH ? fromBase58(text) : undefined
  return bytes?.length === 64 ? bytes : undefined
}

/** Rejects for a key that is no point of the curve. */
async function isSigned(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) {
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', imported, signature, message)
}
