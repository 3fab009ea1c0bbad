import { bytesToHex, concat, type Hex, hexToBytes, isHex, sha256, stringToBytes } from 'viem'
import { disconnected, unauthorized, unsupported } from '../errors.ts'
import { inject } from '../inject.ts'
import { createPermission, type WalletStorage } from '../permission.ts'
import { createPrompt } from '../prompt.ts'
import { createSwitchStore } from '../switches.ts'
import { createSigner, type PolkadotTestAccountType, type Signer } from './createSigner.ts'
import { encodePayload, type PolkadotTestPayload } from './encodePayload.ts'
import { createSharedAccounts } from './sharedAccounts.ts'
import { POLKADOT_ALL_OFF, type PolkadotSwitches } from './switches.ts'

export type PolkadotTestAccountOptions = {
  /** 32 secret bytes in hexadecimal. Never use real ones. */
  secretKey: Hex
  /** Default `sr25519`. */
  type?: PolkadotTestAccountType
  name?: string
  /** The one chain that the account is for, where it is for one only. */
  genesisHash?: Hex
}

export type PolkadotTestWalletOptions = {
  /** Default one account of sr25519. */
  accounts?: readonly PolkadotTestAccountOptions[]
  /** Its key in `injectedWeb3`. Default `dev-wallet`. */
  key?: string
  /** The number with which the addresses begin that the wallet says. Default 42, as extensions have it for all networks. */
  prefix?: number
  switches?: Partial<PolkadotSwitches>
  /** Keeps the permission of the page. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

export type PolkadotTestAccount = {
  address: string
  genesisHash: Hex | null
  name: string
  type: PolkadotTestAccountType
}

export type PolkadotTestExtension = {
  accounts: {
    get: () => Promise<PolkadotTestAccount[]>
    subscribe: (listener: (accounts: PolkadotTestAccount[]) => void) => () => void
  }
  signer: {
    signPayload: (payload: object) => Promise<{ id: number; signature: Hex }>
    signRaw: (raw: {
      address: string
      data: string
      type?: 'bytes' | 'payload'
    }) => Promise<{ id: number; signature: Hex }>
  }
}

/** The object that the wallet puts into `injectedWeb3`. */
export type PolkadotTestInjected = {
  version: string
  enable: (dapp?: string) => Promise<PolkadotTestExtension>
}

export type PolkadotTestWallet = {
  readonly injected: PolkadotTestInjected
  /** The addresses of its accounts. */
  readonly addresses: readonly string[]
  readonly switches: Readonly<PolkadotSwitches>
  /** The requests of pages, the oldest first. `prompted`: true if the user was asked. */
  readonly asked: readonly { method: string; params: readonly unknown[]; prompted: boolean }[]
  /** Puts the wallet into `injectedWeb3` of a page. Default `window`. Returns the function that takes it away. */
  inject(target?: object): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<PolkadotSwitches>): void
  /** The user shares other accounts with the page: those with these indexes, in this order. */
  shareAccounts(indexes: readonly number[]): void
  /** Takes back the permission of the page, as the user does in the wallet. */
  disconnect(): void
  /** Takes the wallet away from its pages. */
  destroy(): void
}

const DEFAULT_ACCOUNT: PolkadotTestAccountOptions = {
  secretKey: sha256(stringToBytes('Foyer, the first test account')),
}
const OTHER_KEY = sha256(stringToBytes('Foyer, a key of somebody else'))
const OPEN = '<Bytes>'
const CLOSE = '</Bytes>'

/**
 * A wallet of Polkadot for tests and development, in `injectedWeb3`. It signs with keys in memory, and has a switch for each
 * failure of a wallet. Needs `@noble/curves`, `@noble/hashes`, `@scure/base` and `@scure/sr25519`.
 *
 * @example
 * const wallet = createPolkadotTestWallet()
 * wallet.inject(window)
 * wallet.set({ reject: ['signRaw'] })
 */
export function createPolkadotTestWallet(options: PolkadotTestWalletOptions = {}): PolkadotTestWallet {
  const { accounts = [DEFAULT_ACCOUNT], key = 'dev-wallet', prefix = 42, storage } = options
  let id = 0
  const switches = createSwitchStore<PolkadotSwitches>({ ...POLKADOT_ALL_OFF, ...options.switches })
  const prompt = createPrompt(switches)
  const asked: { method: string; params: readonly unknown[]; prompted: boolean }[] = []
  const removals = new Set<() => void>()
  const permission = createPermission({
    address: 'all',
    key: `foyer.testing.polkadot.${key}`,
    ...(storage && { storage }),
    onChange: () => shared.emitChanges(),
  })
  const shared = createSharedAccounts({ accounts, prefix, permission, switches })
  switches.subscribe(shared.emitChanges)

  async function ask(method: string, params: readonly unknown[], prompted = true) {
    asked.push({ method, params, prompted })
    if (switches.current.disconnected) throw disconnected()
    if (prompted) await prompt(method)
  }

  function signerOf(method: string, address: string): Signer {
    if (switches.current.missing.includes(method)) throw unsupported(method)
    const signer = shared.signerOf(address)
    if (signer === undefined) throw unauthorized(method)
    return switches.current.otherKey ? createSigner(OTHER_KEY, signer.type, prefix) : signer
  }

  function sign({ sign: signBytes, typeByte }: Signer, bytes: Uint8Array, isTyped: boolean) {
    id += 1
    const signature = signBytes(bytes)
    return { id, signature: bytesToHex(isTyped ? concat([typeByte, signature]) : signature) }
  }

  const signer = {
    /** Libraries put the signature into a transaction, which has its type before it. */
    async signPayload(payload: object) {
      await ask('signPayload', [payload])
      const { address } = payload as PolkadotTestPayload
      return sign(signerOf('signPayload', address), encodePayload(payload as PolkadotTestPayload), true)
    },

    async signRaw(raw: { address: string; data: string; type?: 'bytes' | 'payload' }) {
      await ask('signRaw', [raw])
      const { bareMessage, changesMessage, prefixedSignature } = switches.current
      const data = isHex(raw.data) ? hexToBytes(raw.data) : stringToBytes(raw.data)
      const text = changesMessage ? concat([data, stringToBytes('!')]) : data
      const bytes = bareMessage ? text : concat([stringToBytes(OPEN), text, stringToBytes(CLOSE)])
      return sign(signerOf('signRaw', raw.address), bytes, prefixedSignature)
    },
  }

  const extension: PolkadotTestExtension = {
    accounts: {
      get: async () => shared.visible(),
      subscribe: shared.subscribe,
    },
    get signer() {
      const { missing } = switches.current
      return Object.fromEntries(
        Object.entries(signer).filter(([name]) => !missing.includes(name)),
      ) as typeof signer
    },
  }

  async function enable(dapp?: string) {
    if (switches.current.blocked)
      throw new Error('The source http://localhost is not allowed to interact with this extension')
    await ask('enable', [dapp], !permission.isGranted())
    permission.grant()
    return extension
  }

  const injected = {
    version: '1.0.0',
    get enable() {
      const { throwInGetters, missing } = switches.current
      if (throwInGetters) throw new Error('enable is not there')
      return (missing.includes('enable') ? undefined : enable) as typeof enable
    },
  }

  return {
    injected,
    get addresses() {
      return shared.addresses()
    },
    get switches() {
      return switches.current
    },
    asked,
    inject(target = window) {
      const remove = inject(target, `injectedWeb3.${key}`, injected)
      removals.add(remove)
      return remove
    },
    set: switches.set,
    shareAccounts: shared.share,
    disconnect() {
      permission.revoke()
    },
    destroy() {
      permission.destroy()
      shared.clear()
      for (const remove of removals) remove()
    },
  }
}
