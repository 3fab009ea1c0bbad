import type { SiwxVerifier } from '../../siwe/server/evm.ts'
import { isOfPrefix, readAddress } from '../address.ts'
import { fromBase64 } from '../bytes.ts'
import { prefixOf } from '../chains.ts'
import { readSignIn } from '../readSignIn.ts'
import { isBip137, isSignedByBip137 } from './bip137.ts'
import { isSignedByBip322 } from './bip322.ts'

/** In characters. A signature of one key has at most 147. */
const MAX_LENGTH = 200
/** Newer wallets say so which form of BIP-322 follows. */
const SIMPLE = /^smp/

/**
 * Verifies sign-ins of Bitcoin: by BIP-322 in its simple form, of addresses of one key, and by BIP-137. Needs
 * `@noble/curves`.
 */
export function bitcoin(): SiwxVerifier {
  return {
    namespace: 'bip122',
    parse: readSignIn,
    isSignature: (text) => signatureOf(text) !== undefined,
    async verify({ data, message, signature }) {
      const address = readAddress(data.accountAddress)
      const bytes = signatureOf(signature)
      const prefix = prefixOf({ id: data.chainId.replace('bip122:', '') })
      if (address === undefined || bytes === undefined || !isOfPrefix(address, prefix)) return false
      const isSigned = isBip137(bytes) ? isSignedByBip137 : isSignedByBip322
      return isSigned(address, message, bytes)
    },
  }
}

function signatureOf(text: string) {
  const bytes = text.length <= MAX_LENGTH ? fromBase64(text.replace(SIMPLE, '')) : undefined
  return bytes !== undefined && bytes.length >= 64 ? bytes : undefined
}
