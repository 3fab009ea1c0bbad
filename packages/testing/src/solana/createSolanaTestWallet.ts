import { type Hex, sha256, stringToBytes } from 'viem'
import { toWalletInfo } from '../announce.ts'
import { disconnected, unauthorized } from '../errors.ts'
import { createPermission, type WalletStorage } from '../permission.ts'
import { createPrompt } from '../prompt.ts'
import { createSwitchStore } from '../switches.ts'
import { createConnectedAccounts } from './connectedAccounts.ts'
import { createSigner } from './createSigner.ts'
import { createFeatures } from './features.ts'
import { registerWallet } from './register.ts'
import { createStandardWallet } from './standardWallet.ts'
import { SOLANA_ALL_OFF, type SolanaSwitches } from './switches.ts'

export type SolanaTestWalletOptions = {
  /** JSON-RPC over HTTP of the node that the wallet sends transactions to. Without one it can only sign them. */
  rpcUrl?: string
  /** Default Solana's mainnet, devnet, testnet and a chain on this machine. */
  chains?: readonly `solana:${string}`[]
  /** The 32 secret bytes of each account, in hexadecimal. Never use real ones. Default one account. */
  accounts?: readonly Hex[]
  /** Default "Dev Wallet", as `createTestWallet` has it: wallets of one name are one row in Foyer's list. */
  name?: string
  /** A data URI. Default that of `createTestWallet`. */
  icon?: string
  switches?: Partial<SolanaSwitches>
  /** Keeps the permission of the page, by name. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

/** An account of the Wallet Standard. */
export type SolanaTestAccount = {
  address: string
  publicKey: Uint8Array
  chains: readonly `solana:${string}`[]
  features: readonly `${string}:${string}`[]
}

/** A wallet of the Wallet Standard. */
export type SolanaStandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: `data:image/svg+xml;base64,${string}`
  readonly chains: readonly `solana:${string}`[]
  readonly features: Readonly<Record<`${string}:${string}`, unknown>>
  readonly accounts: readonly SolanaTestAccount[]
}

export type SolanaTestWallet = {
  readonly wallet: SolanaStandardWallet
  /** The addresses of its accounts, the one in use first. */
  readonly addresses: readonly string[]
  readonly switches: Readonly<SolanaSwitches>
  /** Requests of pages, the oldest first: the feature, and the inputs of its method. */
  readonly asked: readonly { feature: string; inputs: readonly unknown[] }[]
  /** Registers the wallet by the Wallet Standard, now and on request. Default target: `window`. Returns the function that stops it. */
  announce(target?: EventTarget): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<SolanaSwitches>): void
  /** The user goes to another of the wallet's accounts. */
  selectAccount(address: string): void
  /** Disconnects the page and takes back its permission, as the user does in the wallet. */
  disconnect(): void
  /** Stops announcing. */
  destroy(): void
}

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'] as const
const DEFAULT_ACCOUNT = sha256(stringToBytes('Foyer, the first test account'))
const OTHER_KEY = sha256(stringToBytes('Foyer, a key of somebody else'))

/**
 * A wallet of Solana for tests and development. It registers itself by the Wallet Standard, signs with keys in memory,
 * sends to a node, and has a switch for each failure of a wallet. Needs `@noble/curves`.
 *
 * @example
 * const wallet = createSolanaTestWallet({ rpcUrl: 'http://127.0.0.1:8899' })
 * wallet.announce()
 * // "Dev Wallet" is in every list of wallets on the page
 * wallet.set({ reject: ['solana:signMessage'] })
 */
export function createSolanaTestWallet(options: SolanaTestWalletOptions = {}): SolanaTestWallet {
  const { rpcUrl, chains = CHAINS, accounts: secretKeys = [DEFAULT_ACCOUNT], name = 'Dev Wallet' } = options
  const signers = secretKeys.map(createSigner)
  const switches = createSwitchStore<SolanaSwitches>({ ...SOLANA_ALL_OFF, ...options.switches })
  const prompt = createPrompt(switches)
  const asked: { feature: string; inputs: readonly unknown[] }[] = []
  const permission = createPermission({
    address: signers.map(({ address }) => address).join(),
    key: `foyer.testing.solana.${name}`,
    storage: options.storage,
    onChange: () => accounts.emitChanges(),
  })

  const accounts = createConnectedAccounts({
    signers,
    chains,
    features: () => Object.keys(features()),
    permission,
    switches,
  })
  switches.subscribe(accounts.emitChanges)

  /** The account that a page names, and what signs for it. */
  function signerOf(feature: string, account: unknown) {
    const { address } = Object(account) as { address?: unknown }
    const signer = accounts.signerOf(address)
    if (signer === undefined) throw unauthorized(feature)
    return switches.current.otherKey ? { ...signer, sign: createSigner(OTHER_KEY).sign } : signer
  }

  async function ask(feature: string, inputs: readonly unknown[]) {
    asked.push({ feature, inputs })
    if (switches.current.disconnected) throw disconnected()
    await prompt(feature)
  }

  async function connect({ silent = false }: { silent?: boolean } = {}) {
    if (!silent && !permission.isGranted()) await ask('standard:connect', [{ silent }])
    else asked.push({ feature: 'standard:connect', inputs: [{ silent }] })
    if (switches.current.disconnected) throw disconnected()
    if (!silent) permission.grant()
    accounts.setConnected(permission.isGranted())
    return { accounts: accounts.visible() }
  }

  const all = {
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        asked.push({ feature: 'standard:disconnect', inputs: [] })
        accounts.setConnected(false)
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_: 'change', listener: (changes: object) => void) => accounts.subscribe(listener),
    },
    ...createFeatures({
      rpcUrl,
      ask,
      connect,
      signerOf,
      switches,
      first: accounts.first,
      accountOf: accounts.accountOf,
    }),
  }

  const features = () =>
    Object.fromEntries(Object.entries(all).filter(([feature]) => !switches.current.missing.includes(feature)))

  const wallet = createStandardWallet({
    name,
    icon: options.icon ?? toWalletInfo().icon,
    chains,
    features,
    accounts: accounts.visible,
    switches,
  })
  const announcements = new Set<() => void>()
  return {
    wallet,
    get addresses() {
      return accounts.addresses()
    },
    get switches() {
      return switches.current
    },
    asked,
    announce(target = window) {
      const stop = registerWallet(wallet, target)
      announcements.add(stop)
      return stop
    },
    set: switches.set,
    selectAccount: accounts.select,
    disconnect() {
      permission.revoke()
      accounts.setConnected(false)
    },
    destroy() {
      permission.destroy()
      accounts.clear()
      for (const stop of announcements) stop()
    },
  }
}
