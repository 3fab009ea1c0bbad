import type { SignedText, SolanaProvider } from '@foyer/modal-core'
import { toBase58 } from '../encoding/base58.ts'
import { methodOf } from '../standard/readWallet.ts'
import { fromAddress } from './base58.ts'
import { WalletAnswerError } from './errors.ts'
import { textOf } from './offchainMessage.ts'
import { signMessage, signOffchainMessage } from './requests.ts'

/** Has the account sign a text, and that text alone. Wallets of some hardware sign texts only as off-chain messages. */
export async function signText(provider: SolanaProvider, message: string): Promise<SignedText> {
  const { wallet, account } = provider
  const canSign = (feature: `${string}:${string}`) => methodOf(wallet, feature) !== undefined
  const isWrapped = !canSign('solana:signMessage') && canSign('solana:signOffchainMessage')
  const ask = isWrapped ? signOffchainMessage : signMessage
  const { signature, signedMessage } = await ask(provider, { message })
  if (textOf(signedMessage, fromAddress(account.address) ?? new Uint8Array()) !== message)
    throw new WalletAnswerError({
      wallet,
      reason: 'signed another text than it was asked for',
      code: 'answerOther',
    })
  return { signature: toBase58(signature), proof: { scheme: 'ed25519' } }
}
