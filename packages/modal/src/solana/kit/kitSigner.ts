import type { SolanaProvider } from '@foyer/modal-core'
import { NoAccountError } from '@foyer/modal-core/page'
import {
  address,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type MessageModifyingSigner,
  type SignatureBytes,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
  type TransactionWithLifetime,
} from '@solana/kit'
import { fromBase58 } from '../../encoding/base58.ts'
import { methodOf } from '../../standard/readWallet.ts'
import { UnsupportedFeatureError } from '../errors.ts'
import { signAllTransactions, signAndSendTransaction, signMessage } from '../requests.ts'

/** A signer of Kit. It has the methods whose features the wallet has; Kit asks for the others by name. */
export type KitSigner = TransactionModifyingSigner & TransactionSendingSigner & MessageModifyingSigner

type Signed = Awaited<ReturnType<TransactionModifyingSigner['modifyAndSignTransactions']>>[number]
type Config = { abortSignal?: AbortSignal } | undefined

/**
 * The account in use as a signer of `@solana/kit`. Wallets may change what they sign, such as its fee: what they return is
 * used, with its own lifetime.
 *
 * @throws {NoAccountError} no wallet of Solana is connected
 * @throws {UnsupportedFeatureError} the wallet can neither sign transactions nor send them
 *
 * @example
 * const signer = kitSigner(await foyer.getProvider({ namespace: 'solana' }))
 * // { address: '7xKX…', modifyAndSignTransactions, signAndSendTransactions, modifyAndSignMessages }
 */
export function kitSigner(provider: SolanaProvider | undefined): KitSigner {
  if (provider === undefined) throw new NoAccountError()
  const { wallet, account } = provider
  const own = address(account.address)

  async function modifyAndSignTransactions(
    transactions: readonly (Transaction | (Transaction & TransactionWithLifetime))[],
    config: Config,
  ): Promise<readonly Signed[]> {
    config?.abortSignal?.throwIfAborted()
    const signed = await signAllTransactions(provider as SolanaProvider, {
      transactions: transactions.map(encode),
    })
    return Promise.all(signed.map((bytes, index) => decode(bytes, transactions[index] as Transaction)))
  }

  async function signAndSendTransactions(transactions: readonly Transaction[], config: Config) {
    const signatures: SignatureBytes[] = []
    for (const transaction of transactions) {
      config?.abortSignal?.throwIfAborted()
      const text = await signAndSendTransaction(provider as SolanaProvider, {
        transaction: encode(transaction),
      })
      signatures.push(fromBase58(text) as Uint8Array as SignatureBytes)
    }
    return signatures
  }

  const modifyAndSignMessages: KitSigner['modifyAndSignMessages'] = async (messages, config) => {
    const signed: Awaited<ReturnType<KitSigner['modifyAndSignMessages']>>[number][] = []
    for (const { content, signatures } of messages) {
      config?.abortSignal?.throwIfAborted()
      const answer = await signMessage(provider, { message: content })
      // The signatures of others are not for a text that the wallet has changed.
      const others = isEqual(answer.signedMessage, content) ? signatures : {}
      const signature = answer.signature as SignatureBytes
      signed.push({
        content: answer.signedMessage,
        signatures: Object.freeze({ ...others, [own]: signature }),
      })
    }
    return signed
  }

  const has = (feature: `solana:${string}`) => methodOf(wallet, feature) !== undefined
  const canSign = has('solana:signTransaction')
  const canSend = has('solana:signAndSendTransaction')
  if (!canSign && !canSend) throw new UnsupportedFeatureError({ wallet, feature: 'solana:signTransaction' })
  return Object.freeze({
    address: own,
    ...(canSign && { modifyAndSignTransactions }),
    ...(canSend && { signAndSendTransactions }),
    ...(has('solana:signMessage') && { modifyAndSignMessages }),
  }) as KitSigner
}

const encode = (transaction: Transaction) => Uint8Array.from(getTransactionEncoder().encode(transaction))

/** Decodes the transaction that the wallet has signed, with its lifetime, or the one that the wallet has given it. */
async function decode(
  bytes: Uint8Array,
  asked: Transaction & Partial<TransactionWithLifetime>,
): Promise<Signed> {
  const transaction = getTransactionDecoder().decode(bytes)
  const isSame = isEqual(transaction.messageBytes, asked.messageBytes)
  const lifetimeConstraint =
    (isSame ? asked.lifetimeConstraint : undefined) ??
    (await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
      getCompiledTransactionMessageDecoder().decode(transaction.messageBytes),
    ))
  return Object.freeze({ ...transaction, lifetimeConstraint }) as Signed
}

type Bytes = ArrayLike<number>
function isEqual(a: Bytes, b: Bytes) {
  return a.length === b.length && Array.from(a).every((byte, index) => byte === b[index])
}
