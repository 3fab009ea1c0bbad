import { type Hex, sha256, stringToBytes } from 'viem'
import { disconnected, unauthorized } from '../errors.ts'
import { inject } from '../inject.ts'
import { createPermission, type Permission, type WalletStorage } from '../permission.ts'
import { createPrompt } from '../prompt.ts'
import { createSwitchStore } from '../switches.ts'
import { type CosmosTestChain, createSigner, type Signer } from './createSigner.ts'
import {
  type AminoDocument,
  type DirectDocument,
  toAminoBytes,
  toDirectBytes,
  toTextDocument,
} from './documents.ts'
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
const OTHER_KEY = sha256(stringToBytes('Foyer, a key of somebody else'))

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
  let secretKeys = [...accounts]
  const chains = new Map(Object.entries(options.chains ?? CHAINS))
  const switches = createSwitchStore<CosmosSwitches>({ ...COSMOS_ALL_OFF, ...options.switches })
  const prompt = createPrompt(switches)
  const asked: { method: string; params: readonly unknown[]; prompted: boolean }[] = []
  const permissions = new Map<string, Permission>()
  const removals = new Set<() => void>()

  function chainOf(chainId: string): CosmosTestChain {
    const chain = chains.get(chainId)
    if (chain === undefined) throw new Error(`There is no chain info for ${chainId}`)
    return chain
  }

  const signersOn = (chainId: string): Signer[] =>
    secretKeys.map((secretKey) => createSigner(secretKey, chainOf(chainId)))

  function permissionOf(chainId: string): Permission {
    const known = permissions.get(chainId)
    if (known !== undefined) return known
    const key = `foyer.testing.cosmos.${name}.${chainId}`
    const permission = createPermission({ address: chainId, key, ...(storage && { storage }), onChange() {} })
    permissions.set(chainId, permission)
    return permission
  }

  async function ask(method: string, params: readonly unknown[], prompted = true) {
    asked.push({ method, params, prompted })
    if (switches.current.disconnected) throw disconnected()
    // A locked wallet asks for its password first.
    if (prompted || switches.current.locked) await prompt(method)
  }

  /** Asks the user for the chains that the page may not use yet. */
  async function allow(method: string, params: readonly unknown[], chainIds: readonly string[]) {
    for (const chainId of chainIds) chainOf(chainId)
    const isNew = chainIds.some((chainId) => !permissionOf(chainId).isGranted())
    await ask(method, params, isNew)
    for (const chainId of chainIds) permissionOf(chainId).grant()
  }

  function signerOf(method: string, chainId: string, address: string): Signer {
    const [signer] = signersOn(chainId)
    if (signer === undefined || !permissionOf(chainId).isGranted()) throw unauthorized(method)
    if (signer.address !== address) throw new Error('Signer mismatched')
    return switches.current.otherKey
      ? { ...signer, sign: createSigner(OTHER_KEY, chainOf(chainId)).sign }
      : signer
  }

  const toSignature = ({ publicKey, sign }: Signer, bytes: Uint8Array): CosmosTestSignature => ({
    pub_key: { type: 'tendermint/PubKeySecp256k1', value: btoa(String.fromCharCode(...publicKey)) },
    signature: sign(bytes),
  })

  const toList = (chainIds: string | readonly string[]) => (Array.isArray(chainIds) ? chainIds : [chainIds])

  function onlyAmino(chainId: string) {
    return {
      async getAccounts() {
        const { algo, bech32Address, pubKey } = await all.getKey(chainId)
        return [{ address: bech32Address, algo, pubkey: pubKey }]
      },
      async signAmino<document extends object>(address: string, document: document) {
        await ask('signAmino', [chainId, address, document])
        const asAmino = document as unknown as AminoDocument
        if (asAmino.chain_id !== chainId && asAmino.chain_id !== '')
          throw new Error('Unmatched chain id with the offline signer')
        const fee = { ...asAmino.fee, gas: String(Number(asAmino.fee.gas) + 1) }
        const signed = switches.current.changesFee ? { ...document, fee } : document
        return {
          signed,
          signature: toSignature(signerOf('signAmino', chainId, address), toAminoBytes(signed)),
        }
      },
    }
  }

  const all: CosmosTestKeplr = {
    enable: (chainIds) => allow('enable', [chainIds], toList(chainIds)),

    async disable(chainIds) {
      asked.push({ method: 'disable', params: [chainIds], prompted: false })
      for (const chainId of chainIds ? toList(chainIds) : chains.keys()) permissionOf(chainId).revoke()
    },

    async getKey(chainId) {
      await allow('getKey', [chainId], [chainId])
      const { prefix, algo } = chainOf(chainId)
      const chain = { prefix: switches.current.otherNetwork ? `x${prefix}` : prefix, ...(algo && { algo }) }
      const signer = createSigner(secretKeys[0] as Hex, chain)
      const { publicKey, bytes, address } = signer
      return {
        name,
        algo: signer.algo,
        pubKey: publicKey,
        address: bytes,
        bech32Address: address,
        isNanoLedger: false,
      }
    },

    getOfflineSignerOnlyAmino: onlyAmino,

    getOfflineSigner: (chainId) => ({
      ...onlyAmino(chainId),
      async signDirect(address, document) {
        await ask('signDirect', [chainId, address, document])
        const direct = document as unknown as DirectDocument
        if (direct.chainId !== chainId) throw new Error('Unmatched chain id with the offline signer')
        const signer = signerOf('signDirect', chainId, address)
        return { signed: document, signature: toSignature(signer, toDirectBytes(direct)) }
      },
    }),

    async signArbitrary(chainId, address, data) {
      await ask('signArbitrary', [chainId, address, data])
      const bytes = typeof data === 'string' ? stringToBytes(data) : data
      const text = switches.current.changesMessage ? Uint8Array.from([...bytes, 33]) : bytes
      const signer = signerOf('signArbitrary', chainId, address)
      return toSignature(signer, toAminoBytes(toTextDocument(address, text)))
    },

    async experimentalSuggestChain(info) {
      const { chainId, bech32Config, features } = info as {
        chainId: string
        bech32Config: { bech32PrefixAccAddr: string }
        features?: readonly string[]
      }
      if (chains.has(chainId)) return
      await ask('experimentalSuggestChain', [info])
      const algo = features?.includes('eth-key-sign') ? 'ethsecp256k1' : 'secp256k1'
      chains.set(chainId, { prefix: bech32Config.bech32PrefixAccAddr, algo })
    },
  }

  const keplr = new Proxy(all, {
    get(target, method) {
      const { throwInGetters, missing } = switches.current
      if (throwInGetters) throw new Error(`${String(method)} is not there`)
      return missing.includes(String(method)) ? undefined : Reflect.get(target, method)
    },
  })

  return {
    keplr,
    addresses: (chainId = 'cosmoshub-4') => signersOn(chainId).map(({ address }) => address),
    get switches() {
      return switches.current
    },
    asked,
    inject(target = window, path = 'keplr') {
      const remove = inject(target, path, keplr)
      removals.add(remove)
      return remove
    },
    set: switches.set,
    selectAccount(index, target = window) {
      const [chosen] = secretKeys.splice(index, 1)
      secretKeys = [...(chosen ? [chosen] : []), ...secretKeys]
      target.dispatchEvent(new Event('keplr_keystorechange'))
    },
    disconnect() {
      for (const chainId of chains.keys()) permissionOf(chainId).revoke()
    },
    destroy() {
      for (const permission of permissions.values()) permission.destroy()
      for (const remove of removals) remove()
    },
  }
}
