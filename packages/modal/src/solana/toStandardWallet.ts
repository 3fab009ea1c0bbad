import type { MultiChainProvider, Network, StandardAccount, StandardWallet } from '@foyer/modal-core'
import { fromAddress } from './base58.ts'
import { chainOf } from './chains.ts'
import {
  createPairedSigning,
  inOrder,
  METHODS,
  type MessageInput,
  type TransactionInput,
} from './createPairedSigning.ts'
import { createSharedAccounts } from './createSharedAccounts.ts'

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
  const shared = createSharedAccounts(provider, networks)
  const signing = createPairedSigning(provider, { chainFor: shared.chainFor, wallet: () => wallet })
  const listeners = new Set<(changes: { accounts: readonly StandardAccount[] }) => void>()

  function accounts(): readonly StandardAccount[] {
    const all = shared.list()
    const addresses = [...new Set(all.map(({ address }) => address))]
    return addresses.map((address) => ({
      address,
      publicKey: fromAddress(address) ?? new Uint8Array(),
      chains: all.filter((one) => one.address === address).map(({ chain }) => chain),
      features: Object.keys(granted()) as (keyof typeof METHODS)[],
    }))
  }

  const supportedTransactionVersions = ['legacy', 0] as const
  const all = {
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: MessageInput[]) => inOrder(inputs, signing.signMessage),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: signing.signTransactions,
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: TransactionInput[]) =>
        inOrder(inputs, signing.signAndSendTransaction),
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
