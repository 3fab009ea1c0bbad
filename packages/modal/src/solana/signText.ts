import type { SignedText, SolanaProvider } from '@foyer/modal-core'
import { toBase58 } from './base58.ts'
import { WalletAnswerError } from './errors.ts'
import { signMessage } from './requests.ts'

/** Has the account sign a text, and that text alone. */
export async function signText(provider: SolanaProvider, message: string): Promise<SignedText> {
  const { signature, signedMessage } = await signMessage(provider, { message })
  if (new TextDecoder().decode(signedMessage) !== message)
    throw new WalletAnswerError({
      wallet: provider.wallet,
      reason: 'signed another text than it was asked for',
    })
  return { signature: toBase58(signature), proof: { scheme: 'ed25519' } }
}
