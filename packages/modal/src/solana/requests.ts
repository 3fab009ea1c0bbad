import type { SolanaProvider } from '@foyer/modal-core'
import { toBase58 } from '../encoding/base58.ts'
import { methodOf } from '../standard/readWallet.ts'
import { fromAddress } from './base58.ts'
import { type Commitment, toCommitment } from './commitment.ts'
import { AccountChainError, UnsupportedFeatureError, WalletAnswerError } from './errors.ts'
import { toOffchainMessage } from './offchainMessage.ts'
import { hasSamePayer, isSigner, signatureOf } from './transaction.ts'

export type { Commitment }

export type SignMessageParameters = { message: string | Uint8Array }

/** `signedMessage` is what was signed in fact. Wallets may put something around a text. */
export type SignMessageReturnType = { signature: Uint8Array; signedMessage: Uint8Array }

/** The bytes of a transaction, with room for its signatures, as Solana's libraries serialise it. */
export type SignTransactionParameters = { transaction: Uint8Array }

export type SendOptions = {
  /** The state of the chain at which the node simulates the transaction. The five names of older nodes are translated. */
  preflightCommitment?: Commitment | undefined
  /** The state that the transaction must have reached before the wallet answers. Few wallets wait. */
  commitment?: Commitment | undefined
  skipPreflight?: boolean | undefined
  maxRetries?: number | undefined
  minContextSlot?: number | undefined
}

export type SignAndSendTransactionParameters = SignTransactionParameters & {
  options?: SendOptions | undefined
}

type Feature =
  | 'solana:signMessage'
  | 'solana:signOffchainMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
type Output = Record<string, unknown>

/** Asks the wallet with one prompt, and returns an answer for each input. */
async function ask(provider: SolanaProvider, feature: Feature, inputs: readonly object[]): Promise<Output[]> {
  const { wallet, account, chain } = provider
  const method = methodOf(wallet, feature)
  if (method === undefined) throw new UnsupportedFeatureError({ wallet, feature })
  const isText = feature === 'solana:signMessage' || feature === 'solana:signOffchainMessage'
  if (!isText && !account.chains.includes(chain)) throw new AccountChainError({ wallet, chain })
  const answers: unknown = await method(...inputs.map((input) => ({ account, ...input })))
  if (!Array.isArray(answers) || answers.length !== inputs.length)
    throw new WalletAnswerError({
      wallet,
      reason: 'did not answer each request',
      isSent: feature === 'solana:signAndSendTransaction',
    })
  return answers.map((answer) => Object(answer) as Output)
}

function toSignature({ wallet }: SolanaProvider, signature: unknown, isSent = false): Uint8Array {
  if (signature instanceof Uint8Array && signature.length === 64) return signature
  throw new WalletAnswerError({ wallet, reason: 'answered without a signature', isSent })
}

/**
 * Has the account sign a text or bytes.
 *
 * @throws {UnsupportedFeatureError} the wallet cannot sign messages
 * @throws {WalletAnswerError} the wallet answered with no signature
 */
export async function signMessage(
  provider: SolanaProvider,
  { message }: SignMessageParameters,
): Promise<SignMessageReturnType> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const [answer = {}] = await ask(provider, 'solana:signMessage', [{ message: bytes }])
  const { signature, signedMessage } = answer
  return {
    signature: toSignature(provider, signature),
    signedMessage: signedMessage instanceof Uint8Array ? signedMessage : bytes,
  }
}

/**
 * Has the account sign a text as an off-chain message of version 1, which hardware can tell from a transaction.
 * `signedMessage` is that message.
 *
 * @throws {UnsupportedFeatureError} the wallet cannot sign off-chain messages
 * @throws {WalletAnswerError} the wallet answered with no signature, or with one of another text or other signers
 */
export async function signOffchainMessage(
  provider: SolanaProvider,
  { message }: { message: string },
): Promise<SignMessageReturnType> {
  const { wallet, account } = provider
  const key = fromAddress(account.address) ?? new Uint8Array()
  const [answer = {}] = await ask(provider, 'solana:signOffchainMessage', [
    { messageVersion: 1, message, requiredSigners: [key] },
  ])
  const asked = toOffchainMessage(key, message)
  const signed = answer.signedOffchainMessage
  const isAsked =
    signed instanceof Uint8Array &&
    signed.length === asked.length &&
    asked.every((byte, index) => signed[index] === byte)
  if (!isAsked)
    throw new WalletAnswerError({
      wallet,
      reason: 'signed another text than it was asked for',
      code: 'answerOther',
    })
  return { signature: toSignature(provider, answer.signature), signedMessage: asked }
}

/**
 * Has the account sign a transaction. Wallets may change it, for example its fee: use what is returned.
 *
 * @throws {UnsupportedFeatureError} the wallet cannot sign transactions without sending them
 * @throws {WalletAnswerError} the account is none of the signers, or the wallet answered with another transaction
 */
export async function signTransaction(
  provider: SolanaProvider,
  { transaction }: SignTransactionParameters,
): Promise<Uint8Array> {
  const [signed] = await signAllTransactions(provider, { transactions: [transaction] })
  return signed as Uint8Array
}

/** The same for several transactions, with one prompt. */
export async function signAllTransactions(
  provider: SolanaProvider,
  { transactions }: { transactions: readonly Uint8Array[] },
): Promise<readonly Uint8Array[]> {
  const { wallet, account, chain } = provider
  for (const transaction of transactions) requireSigner(provider, transaction)
  const inputs = transactions.map((transaction) => ({ transaction, chain }))
  const answers = await ask(provider, 'solana:signTransaction', inputs)
  return answers.map(({ signedTransaction }, index) => {
    const asked = transactions[index] as Uint8Array
    if (
      !(signedTransaction instanceof Uint8Array) ||
      signatureOf(signedTransaction, account.address) === undefined
    )
      throw new WalletAnswerError({ wallet, reason: 'answered without a signature' })
    if (!hasSamePayer(asked, signedTransaction))
      throw new WalletAnswerError({
        wallet,
        reason: 'answered with a transaction that another account pays for',
      })
    return signedTransaction
  })
}

/**
 * Has the wallet sign a transaction and send it by its own node. Returns its signature in base58.
 *
 * @throws {UnsupportedFeatureError} the wallet cannot send transactions: sign it, and send it by your own node
 * @throws {WalletAnswerError} the account is none of the signers, or the wallet answered with no signature, and may have sent
 */
export async function signAndSendTransaction(
  provider: SolanaProvider,
  { transaction, options = {} }: SignAndSendTransactionParameters,
): Promise<string> {
  requireSigner(provider, transaction)
  const { preflightCommitment, commitment, ...rest } = options
  const sent = {
    ...rest,
    ...(preflightCommitment && { preflightCommitment: toCommitment(preflightCommitment) }),
    ...(commitment && { commitment: toCommitment(commitment) }),
  }
  const input = { transaction, chain: provider.chain, options: sent }
  const [answer = {}] = await ask(provider, 'solana:signAndSendTransaction', [input])
  return toBase58(toSignature(provider, answer.signature, true))
}

/** Refuses a transaction that the account does not sign: the wallet would refuse it with fewer words. */
function requireSigner({ wallet, account }: SolanaProvider, transaction: Uint8Array) {
  if (fromAddress(account.address) === undefined || !isSigner(transaction, account.address))
    throw new WalletAnswerError({
      wallet,
      reason: 'was not asked: its account is none of the transaction’s signers',
    })
}
