import { type Hex, sha256, stringToBytes } from 'viem'
import { inject } from '../inject.ts'
import type { WalletStorage } from '../permission.ts'
import { createSwitchStore } from '../switches.ts'
import { createCosmosTestCore } from './cosmosTestCore.ts'
import { createKeplr } from './createKeplr.ts'
import type { CosmosTestChain } from './createSigner.ts'
import { COSMOS_ALL_OFF, type CosmosSwitches } from './switches.ts'

export type CosmosTestWalletOptions = {
  /** The chains that the wallet knows, by their ids. Default Cosmos Hub, Osmosis, and Injective with keys of Ethereum's kind. */
  chains?: Readonly<Record<string, CosmosTestChain>>
  /** The 32 secret bytes of each account, in hexadecimal. Never use real ones. Default one account. */
  accounts?: readonly Hex[]
  /** The name that the wallet gives its accounts, and keeps its permissions by. Default "Dev Wallet". */
  name?: string
  switches?: Partial<CosmosSwitches>
  /** Keeps the permissions of the page. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

export type CosmosTestKey = {
  name: string
  algo: 'secp256k1' | 'ethsecp256k1'
  pubKey: Uint8Array
  address: Uint8Array
  bech32Address: string
  isNanoLedger: boolean
}

export type CosmosTestSignature = { pub_key: { type: string; value: string }; signature: string }

/** The signer of a page on one chain, as cosmjs takes it. */
export type CosmosTestSigner = {
  getAccounts: () => Promise<{ address: string; algo: 'secp256k1' | 'ethsecp256k1'; pubkey: Uint8Array }[]>
  signAmino: <document extends object>(
    signer: string,
    document: document,
  ) => Promise<{ signed: document; signature: CosmosTestSignature }>
  signDirect: <document extends object>(
    signer: string,
    document: document,
  ) => Promise<{ signed: document; signature: CosmosTestSignature }>
}

/** A wallet of Keplr's form. */
export type CosmosTestKeplr = {
  enable: (chainIds: string | readonly string[]) => Promise<void>
  disable: (chainIds?: string | readonly string[]) => Promise<void>
  getKey: (chainId: string) => Promise<CosmosTestKey>
  getOfflineSigner: (chainId: string) => CosmosTestSigner
  getOfflineSignerOnlyAmino: (chainId: string) => Omit<CosmosTestSigner, 'signDirect'>
  signArbitrary: (chainId: string, signer: string, data: string | Uint8Array) => Promise<CosmosTestSignature>
  experimentalSuggestChain: (info: object) => Promise<void>
}

export type CosmosTestWallet = {
  readonly keplr: CosmosTestKeplr
  /** The addresses of its accounts on a chain, the one in use first. */
  addresses(chainId?: string): readonly string[]
  readonly switches: Readonly<CosmosSwitches>
  /** The requests of pages, the oldest first. `prompted`: true if the user was asked. */
  readonly asked: readonly { method: string; params: readonly unknown[]; prompted: boolean }[]
  /** Puts the wallet on a page. Default `window.keplr`. Returns the function that takes it away. */
  inject(target?: object, path?: string): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<CosmosSwitches>): void
  /** The user goes to another of the wallet's accounts. `target` is told by Keplr's event. Default `window`. */
  selectAccount(index: number, target?: EventTarget): void
  /** Takes back the permissions of the page, as the user does in the wallet. */
  disconnect(): void
  /** Takes the wallet away from its pages. */
  destroy(): void
}

const CHAINS: Readonly<Record<string, CosmosTestChain>> = {
  'cosmoshub-4': { prefix: 'cosmos' },
  'osmosis-1': { prefix: 'osmo' },
  'injective-1': { prefix: 'inj', algo: 'ethsecp256k1' },
}
const DEFAULT_ACCOUNT = sha256(stringToBytes('Foyer, the first test account'))

/**
 * A wallet of Cosmos for tests and development, in the form of Keplr. It signs with keys in memory, and has a switch for each
 * failure of a wallet. Needs `@noble/curves` and `@scure/base`.
 *
 * @example
 * const wallet = createCosmosTestWallet()
 * wallet.inject(window)
 * wallet.set({ reject: ['signArbitrary'] })
 */
export function createCosmosTestWallet(options: CosmosTestWalletOptions = {}): CosmosTestWallet {
  const { accounts = [DEFAULT_ACCOUNT], name = 'Dev Wallet', storage } = options
  const switches = createSwitchStore<CosmosSwitches>({ ...COSMOS_ALL_OFF, ...options.switches })
  const core = createCosmosTestCore({ chains: options.chains ?? CHAINS, accounts, name, switches, storage })
  const keplr = createKeplr(core, name)
  const removals = new Set<() => void>()

  return {
    keplr,
    addresses: (chainId = 'cosmoshub-4') => core.signersOn(chainId).map(({ address }) => address),
    get switches() {
      return switches.current
    },
    asked: core.asked,
    inject(target = window, path = 'keplr') {
      const remove = inject(target, path, keplr)
      removals.add(remove)
      return remove
    },
    set: switches.set,
    selectAccount(index, target = window) {
      core.selectAccount(index)
      target.dispatchEvent(new Event('keplr_keystorechange'))
    },
    disconnect() {
      core.revoke()
    },
    destroy() {
      core.destroy()
      for (const remove of removals) remove()
    },
  }
}
