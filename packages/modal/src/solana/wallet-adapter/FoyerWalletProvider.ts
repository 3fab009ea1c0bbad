import type { Instance, Networks, SolanaProvider } from '@foyer/modal-core'
import { NoAccountError } from '@foyer/modal-core/page'
import { WalletContext, type WalletContextState } from '@solana/wallet-adapter-react'
import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { createElement, type ReactNode, useMemo, useState } from 'react'
import { useFoyer } from '../../react/useFoyer.ts'
import { useFoyerProvider } from '../../react/useFoyerProvider.ts'
import { useFoyerState } from '../../react/useFoyerState.ts'
import { methodOf } from '../../standard/readWallet.ts'
import { signAllTransactions, signAndSendTransaction, signMessage, signTransaction } from '../requests.ts'

export type FoyerWalletProviderProps = {
  children?: ReactNode
  /** Default the instance of the page. */
  modal?: Instance | undefined
}

/**
 * Fills the context of `@solana/wallet-adapter-react` with the wallet that is connected with Foyer. `useWallet()`,
 * `useAnchorWallet()` and what builds on them work as before; `wallets` is empty and `wallet` null, for the list is Foyer's.
 *
 * @example
 * <ConnectionProvider endpoint={rpc}><FoyerWalletProvider><App /></FoyerWalletProvider></ConnectionProvider>
 */
export function FoyerWalletProvider({ children, modal }: FoyerWalletProviderProps) {
  const { open, disconnect } = useFoyer(modal)
  const { status } = useFoyerState(({ accounts }) => accounts.solana, modal)
  const provider = useFoyerProvider<Networks, 'solana'>({ namespace: 'solana' }, modal)
  const [disconnecting, setDisconnecting] = useState(false)

  const value = useMemo((): WalletContextState => {
    const openConnect = () => open({ view: 'Connect', namespace: 'solana' })
    async function leave() {
      setDisconnecting(true)
      await disconnect({ namespace: 'solana' }).finally(() => setDisconnecting(false))
    }
    return {
      autoConnect: true,
      wallets: [],
      wallet: null,
      connecting: status === 'connecting' || status === 'reconnecting',
      connected: provider !== undefined,
      disconnecting,
      select: (name) => void (name === null ? leave() : openConnect()),
      connect: openConnect,
      disconnect: leave,
      ...toMethods(provider),
    }
  }, [provider, status, disconnecting, open, disconnect])
  return createElement(WalletContext.Provider, { value }, children)
}

type Methods = Pick<
  WalletContextState,
  'publicKey' | 'sendTransaction' | 'signTransaction' | 'signAllTransactions' | 'signMessage' | 'signIn'
>

/** The methods of the wallet. Those whose feature it lacks are undefined, as those of other wallets are. */
function toMethods(provider: SolanaProvider | undefined): Methods {
  const publicKey = provider ? new PublicKey(provider.account.address) : null
  const has = (feature: `solana:${string}`) =>
    provider !== undefined && methodOf(provider.wallet, feature) !== undefined

  const sendTransaction: Methods['sendTransaction'] = async (transaction, connection, options = {}) => {
    if (provider === undefined || publicKey === null) throw new NoAccountError()
    const { signers = [], ...sendOptions } = options
    if (isVersioned(transaction)) transaction.sign(signers)
    else {
      transaction.feePayer ??= publicKey
      transaction.recentBlockhash ??= (
        await connection.getLatestBlockhash(sendOptions.preflightCommitment)
      ).blockhash
      if (signers.length > 0) transaction.partialSign(...signers)
    }
    const bytes = encode(transaction)
    if (has('solana:signAndSendTransaction'))
      return signAndSendTransaction(provider, { transaction: bytes, options: sendOptions })
    return connection.sendRawTransaction(await signTransaction(provider, { transaction: bytes }), sendOptions)
  }

  if (provider === undefined)
    return {
      publicKey,
      sendTransaction,
      signTransaction: undefined,
      signAllTransactions: undefined,
      signMessage: undefined,
      signIn: undefined,
    }
  const signIn = methodOf(provider.wallet, 'solana:signIn')
  return {
    publicKey,
    sendTransaction,
    signTransaction: has('solana:signTransaction')
      ? async (transaction) =>
          decode(await signTransaction(provider, { transaction: encode(transaction) }), transaction)
      : undefined,
    signAllTransactions: has('solana:signTransaction')
      ? async (transactions) => {
          const signed = await signAllTransactions(provider, { transactions: transactions.map(encode) })
          return transactions.map((transaction, index) => decode(signed[index] as Uint8Array, transaction))
        }
      : undefined,
    signMessage: has('solana:signMessage')
      ? async (message) => (await signMessage(provider, { message })).signature
      : undefined,
    signIn: signIn && (async (input) => ((await signIn(input ?? {})) as [never])[0]),
  }
}

const isVersioned = (transaction: Transaction | VersionedTransaction): transaction is VersionedTransaction =>
  'version' in transaction

function encode(transaction: Transaction | VersionedTransaction): Uint8Array {
  // Others may sign later.
  const bytes = isVersioned(transaction)
    ? transaction.serialize()
    : transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  return Uint8Array.from(bytes)
}

const decode = <transaction extends Transaction | VersionedTransaction>(
  bytes: Uint8Array,
  asked: transaction,
) => (isVersioned(asked) ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)) as transaction
