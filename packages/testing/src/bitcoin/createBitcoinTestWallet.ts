import { type Hex, sha256, stringToBytes } from 'viem'
import { toWalletInfo } from '../announce.ts'
import { createPermission, type WalletStorage } from '../permission.ts'
import { registerWallet } from '../solana/register.ts'
import { createSwitchStore } from '../switches.ts'
import { createBitcoinTestCore } from './bitcoinTestCore.ts'
import type { BitcoinAddressType, BitcoinNetworkName } from './createKey.ts'
import { createStandardWallet } from './standard.ts'
import { BITCOIN_ALL_OFF, type BitcoinSwitches } from './switches.ts'
import { createUnisatProvider } from './unisat.ts'
import { createWbipProvider } from './wbip.ts'

/** The dialect in which a wallet of Bitcoin speaks to pages. */
export type BitcoinDialect = 'standard' | 'wbip' | 'unisat'

export type BitcoinTestWalletOptions = {
  /** Default `wbip`. `standard` has the WBIPs inside, as the feature `sats-connect:`, unless `missing` takes it away. */
  dialect?: BitcoinDialect
  /** The place on the page in the dialects `wbip` and `unisat`. Default `FoyerTestWallet.BitcoinProvider` and `unisat`. */
  path?: string
  /** Default `mainnet`. */
  network?: BitcoinNetworkName
  /** The 32 secret bytes of each account, in hexadecimal. Never use real ones. Default one account. */
  accounts?: readonly Hex[]
  /** The type of the payment address. That for ordinals is of Taproot. Default `p2wpkh`. */
  paymentType?: BitcoinAddressType
  /** Default "Dev Wallet", as `createTestWallet` has it: wallets of one name are one row in Foyer's list. */
  name?: string
  /** A data URI. Default that of `createTestWallet`. */
  icon?: string
  switches?: Partial<BitcoinSwitches>
  /** Keeps the permission of the page, by name. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

export type BitcoinTestWallet = {
  /** The object that pages speak to, in the wallet's dialect. */
  readonly provider: object
  /** The addresses of the account in use: that for payments, then that for ordinals. */
  readonly addresses: readonly string[]
  readonly switches: Readonly<BitcoinSwitches>
  /** The requests of pages, the oldest first. */
  readonly asked: readonly { method: string; params: unknown }[]
  /** The transactions that pages have had sent, in hexadecimal. No node has seen them, and their coins are made up. */
  readonly sent: readonly string[]
  /** Puts the wallet into a page, as its dialect does. Default target: `window`. Returns the function that removes it. */
  announce(target?: EventTarget): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<BitcoinSwitches>): void
  /** The user goes to another of the wallet's accounts. */
  selectAccount(index: number): void
  /** The user goes to another network. */
  setNetwork(network: BitcoinNetworkName): void
  /** Disconnects the page and takes back its permission, as the user does in the wallet. */
  disconnect(): void
  /** Removes the wallet from the page. */
  destroy(): void
}

const DEFAULT_ACCOUNT = sha256(stringToBytes('Foyer, the first test account'))
const PATHS = { standard: '', wbip: 'FoyerTestWallet.BitcoinProvider', unisat: 'unisat' } as const

/**
 * A wallet of Bitcoin for tests and development, in one of the three dialects. It signs texts and PSBTs with keys in memory,
 * and has a switch for each failure of a wallet. Needs `@noble/curves` and `@scure/btc-signer`.
 *
 * @example
 * const wallet = createBitcoinTestWallet({ dialect: 'unisat', network: 'testnet4' })
 * wallet.announce()
 * // window.unisat answers
 * wallet.set({ reject: ['signPsbt'] })
 */
export function createBitcoinTestWallet(options: BitcoinTestWalletOptions = {}): BitcoinTestWallet {
  const {
    dialect = 'wbip',
    network = 'mainnet',
    accounts = [DEFAULT_ACCOUNT],
    paymentType = 'p2wpkh',
  } = options
  const { name = 'Dev Wallet', icon = toWalletInfo().icon, path = PATHS[dialect] } = options
  const switches = createSwitchStore<BitcoinSwitches>({ ...BITCOIN_ALL_OFF, ...options.switches })
  const permission = createPermission({
    address: accounts.join(),
    key: `foyer.testing.bitcoin.${name}`,
    storage: options.storage,
    onChange: () => core.notify(),
  })
  const core = createBitcoinTestCore({ secrets: accounts, paymentType, network, switches, permission })
  switches.subscribe(() => core.notify())

  const makers = {
    wbip: () => createWbipProvider(core),
    unisat: () => createUnisatProvider(core),
    standard: () => createStandardWallet(core, { name, icon, provider: createWbipProvider(core) }),
  }
  const provider: object = makers[dialect]()
  const announcements = new Set<() => void>()

  function announce(target: EventTarget) {
    if (dialect === 'standard') return registerWallet(provider, target)
    const remove = putAt(target as unknown as Page, path, provider)
    if (dialect === 'unisat') return remove
    const page = target as unknown as { btc_providers?: object[] }
    const entry = {
      id: path,
      name,
      icon,
      methods: ['wallet_connect', 'signMessage', 'signPsbt', 'sendTransfer'],
    }
    page.btc_providers = [...(page.btc_providers ?? []), entry]
    return () => {
      page.btc_providers = page.btc_providers?.filter((one) => one !== entry) ?? []
      remove()
    }
  }

  return {
    provider,
    get addresses() {
      return core.all().map(({ address }) => address)
    },
    get switches() {
      return switches.current
    },
    asked: core.asked,
    sent: core.sent,
    announce(target = window) {
      const stop = announce(target)
      announcements.add(stop)
      return stop
    },
    set: switches.set,
    selectAccount: core.selectAccount,
    setNetwork: core.setNetwork,
    disconnect: permission.revoke,
    destroy() {
      permission.destroy()
      for (const stop of announcements) stop()
    },
  }
}

type Page = Record<string, unknown>

/** Puts a value under a dotted path, and returns what removes it. */
function putAt(page: Page, path: string, value: unknown) {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let at = page
  for (const part of parts) {
    at[part] ??= {}
    at = at[part] as Page
  }
  at[last] = value
  return () => void delete at[last]
}
