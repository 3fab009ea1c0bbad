import type { MultiChainProvider, Network, StandardAccount, StandardWallet } from '@foyer/modal-core'
import { fromBase58, toBase58 } from '../encoding/base58.ts'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { fromAddress } from './base58.ts'
import { chainOf, idOfChain, type SolanaChain } from './chains.ts'
import { WalletAnswerError } from './errors.ts'
import { putSignature } from './transaction.ts'

/** The ids of mainnet and devnet in sessions of older wallets. */
const OLD_IDS: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

type Input = { account: StandardAccount; chain?: SolanaChain; options?: object }
type MessageInput = Input & { message: Uint8Array }
type TransactionInput = Input & { transaction: Uint8Array }

/** The features of Solana, each with the method of a pairing that it needs. */
const METHODS = {
  'solana:signMessage': 'solana_signMessage',
  'solana:signTransaction': 'solana_signTransaction',
  'solana:signAndSendTransaction': 'solana_signAndSendTransaction',
} as const

/** An image of nothing: wallets have to have one. */
const NO_ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

type ToStandardWalletParameters = { name: string; icon?: string | undefined; networks: readonly Network[] }

/**
 * The accounts on Solana of a paired wallet as a wallet of the Wallet Standard, so that a dapp treats it as one of the page.
 * Its features are those that the wallet has granted.
 */
export function toStandardWallet(
  provider: MultiChainProvider,
  parameters: ToStandardWalletParameters,
): StandardWallet {
  const { networks, name, icon } = parameters
  const chains = networks.filter(({ chainNamespace }) => chainNamespace === 'solana').map(chainOf)
  const listeners = new Set<(changes: { accounts: readonly StandardAccount[] }) => void>()

  /** The accounts of the session, with the ids of the chains that they are shared on. */
  const shared = () =>
    provider.accounts('solana').map((account) => {
      const [, reference = '', address = ''] = account.split(':')
      const id = OLD_IDS[reference] ?? reference
      const known = networks.find((network) => network.chainNamespace === 'solana' && network.id === id)
      const chain = known ? chainOf(known) : chainOf({ id, rpcUrls: { default: { http: [] } } })
      return { address, chain, caip2: `solana:${reference}` }
    })

  function accounts(): readonly StandardAccount[] {
    const all = shared()
    const addresses = [...new Set(all.map(({ address }) => address))]
    return addresses.map((address) => ({
      address,
      publicKey: fromAddress(address) ?? new Uint8Array(),
      chains: all.filter((one) => one.address === address).map(({ chain }) => chain),
      features: Object.keys(granted()) as (keyof typeof METHODS)[],
    }))
  }

  /** The CAIP-2 id by which the wallet shares an account on a chain. */
  function chainFor({ account, chain }: Input) {
    const own = shared().filter(({ address }) => address === account.address)
    const found = own.find((one) => chain === undefined || one.chain === chain)
    return found?.caip2 ?? `solana:${idOfChain(chain ?? '')}`
  }

  async function request(input: Input, method: string, params: object) {
    return Object(await provider.request({ chainId: chainFor(input), method, params })) as Record<
      string,
      unknown
    >
  }

  function readSignature(answer: Record<string, unknown>, isSent = false): Uint8Array {
    const bytes = typeof answer.signature === 'string' ? fromBase58(answer.signature) : undefined
    if (bytes?.length === 64) return bytes
    throw new WalletAnswerError({ wallet, reason: 'answered without a signature', isSent })
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
        wallet,
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

  const supportedTransactionVersions = ['legacy', 0] as const
  const all = {
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: MessageInput[]) => inOrder(inputs, signMessage),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: signTransactions,
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: TransactionInput[]) => inOrder(inputs, signAndSendTransaction),
    },
  }

  const granted = () =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) =>
        provider.offers('solana', METHODS[name as keyof typeof METHODS]),
      ),
    )

  const standard = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent = false } = {}) {
        if (!silent) await provider.connect('solana')
        return { accounts: accounts() }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: () => provider.disconnect() },
    'standard:events': {
      version: '1.0.0',
      on(_: 'change', listener: (changes: { accounts: readonly StandardAccount[] }) => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }

  function tell() {
    for (const listener of [...listeners]) listener({ accounts: accounts() })
  }
  provider.on('accountsChanged', ({ namespace }) => {
    if (namespace === 'solana') tell()
  })
  provider.on('disconnect', tell)

  const wallet: StandardWallet = {
    version: '1.0.0',
    name,
    icon: (icon ?? NO_ICON) as StandardWallet['icon'],
    chains,
    get features() {
      return { ...standard, ...granted() }
    },
    get accounts() {
      return accounts()
    },
  }
  return wallet
}

/** A paired wallet shows one request at a time. */
async function inOrder<input, output>(inputs: readonly input[], run: (input: input) => Promise<output>) {
  const outputs: output[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}
