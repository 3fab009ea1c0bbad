import type { MultiChainProvider, StandardAccount, StandardWallet } from '@foyer/modal-core'
import { fromBase58, toBase58 } from '../encoding/base58.ts'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import type { SolanaChain } from './chains.ts'
import { WalletAnswerError } from './errors.ts'
import { putSignature } from './transaction.ts'

type Input = { account: StandardAccount; chain?: SolanaChain; options?: object }
export type MessageInput = Input & { message: Uint8Array }
export type TransactionInput = Input & { transaction: Uint8Array }

/** The features of Solana, each with the method of a pairing that it needs. */
export const METHODS = {
  'solana:signMessage': 'solana_signMessage',
  'solana:signTransaction': 'solana_signTransaction',
  'solana:signAndSendTransaction': 'solana_signAndSendTransaction',
} as const

type PairedSigningParameters = {
  /** The CAIP-2 id by which the wallet shares an account on a chain. */
  chainFor: (input: Input) => string
  wallet: () => StandardWallet
}

/** Has a paired wallet sign, and looks at what it answers. */
export function createPairedSigning(
  provider: MultiChainProvider,
  { chainFor, wallet }: PairedSigningParameters,
) {
  async function request(input: Input, method: string, params: object) {
    return Object(await provider.request({ chainId: chainFor(input), method, params })) as Record<
      string,
      unknown
    >
  }

  function readSignature(answer: Record<string, unknown>, isSent = false): Uint8Array {
    const bytes = typeof answer.signature === 'string' ? fromBase58(answer.signature) : undefined
    if (bytes?.length === 64) return bytes
    throw new WalletAnswerError({ wallet: wallet(), reason: 'answered without a signature', isSent })
  }

  async function signMessage(input: MessageInput) {
    const { account, message } = input
    const params = { message: toBase58(message), pubkey: account.address }
    return {
      signedMessage: message,
      signature: readSignature(await request(input, METHODS['solana:signMessage'], params)),
    }
  }

  /** Many wallets answer with the signature alone: it is put in its place. */
  async function signTransaction(input: TransactionInput) {
    const { account, transaction } = input
    const answer = await request(input, METHODS['solana:signTransaction'], {
      transaction: toBase64(transaction),
      pubkey: account.address,
    })
    const signedTransaction =
      fromBase64(answer.transaction) ??
      putSignature(transaction, { address: account.address, signature: readSignature(answer) })
    if (signedTransaction === undefined)
      throw new WalletAnswerError({
        wallet: wallet(),
        reason: 'signed for an account that is none of the transaction’s signers',
      })
    return { signedTransaction }
  }

  async function signTransactions(...inputs: TransactionInput[]) {
    const [first] = inputs
    const isOne = inputs.length < 2 || !provider.offers('solana', 'solana_signAllTransactions')
    if (isOne || first === undefined) return inOrder(inputs, signTransaction)
    const transactions = inputs.map(({ transaction }) => toBase64(transaction))
    const answer = await request(first, 'solana_signAllTransactions', { transactions })
    const signed = Array.isArray(answer.transactions) ? answer.transactions.map(fromBase64) : []
    return signed.map((signedTransaction) => ({ signedTransaction }))
  }

  async function signAndSendTransaction(input: TransactionInput) {
    const answer = await request(input, METHODS['solana:signAndSendTransaction'], {
      transaction: toBase64(input.transaction),
      pubkey: input.account.address,
      sendOptions: input.options ?? {},
    })
    return { signature: readSignature(answer, true) }
  }

  return { signMessage, signTransactions, signAndSendTransaction }
}

/** A paired wallet shows one request at a time. */
export async function inOrder<input, output>(
  inputs: readonly input[],
  run: (input: input) => Promise<output>,
) {
  const outputs: output[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}
