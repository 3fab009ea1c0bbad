import type { ChainId, Namespace } from '../types/network.ts'
import type { WebStorage } from '../types/options.ts'
import { watchOtherTabs } from '../utils/watchOtherTabs.ts'

/** Raised when the same item comes to mean something else: what another version wrote is not read. */
const VERSION = 1

/** Of each list only the first ones are read: nothing of the modal writes more, and another script may have. */
const MAX_ITEMS = 100

/** The items that are kept. */
type Items = {
  /** The latest first. */
  recentConnectors: string[]
  /** Ids of wallets that were paired, the latest first. */
  recentWallets: string[]
  /** A network's CAIP-2 id and its drawing as the body of a data URL, for its button before the modal opens. */
  networkPicture: string[]
  /** A CAIP-2 id. Older versions wrote the id alone. */
  lastChain: ChainId
  /** The item that older versions wrote in place of `connected.eip155`. */
  connectedConnectors: string[]
  /** Of the wallets of `connected.eip155` their ids, their names, and the addresses that they shared last. */
  connectedWallets: string[][]
  /** The namespaces that had a connected account when the page was left. */
  connectedNamespaces: string[]
  /** True if there is a WalletConnect session, so that its SDK is loaded for it. */
  walletConnectSession: true
  /** True if the visitor has been asked for an e-mail address, and answered. */
  emailAsked: true
  /** The last sign-in or sign-out: which, the address, and when, so that each one is a change. */
  signInChange: string[]
} & {
  /** The wallets that an adapter takes up after a reload, where no wallet library does. The one in use first. */
  [key in `connected.${Namespace}`]: string[]
} & {
  /** The CAIP-2 id of the network that an adapter worked on last, where its wallets do not keep one themselves. */
  [key in `network.${Namespace}`]: string[]
}

const isTrue = (value: unknown) => value === true

/** Items of an older version or another script are dropped if a guard fails. Items without a guard are lists of texts. */
const guards: { [name in keyof Items]?: (value: unknown) => boolean } = {
  lastChain: (value) => isText(value) || Number.isSafeInteger(value),
  connectedWallets: (value) => Array.isArray(value) && value.every(isTexts),
  walletConnectSession: isTrue,
  emailAsked: isTrue,
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

/** The storage of this page, or undefined where there is none or it is forbidden. */
function pageStorage(): WebStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export type CreateStorageParameters = {
  /** The modal's, so that two on a page keep apart. */
  id: string
  /** Null keeps nothing; default the page's `localStorage`. */
  web?: WebStorage | null | undefined
}

/** Stores only what may be lost: a full, forbidden or corrupt storage is never an error. */
export function createStorage({ id, web = pageStorage() }: CreateStorageParameters) {
  const keyOf = (name: keyof Items) => `foyer.${VERSION}.${id}.${name}`

  /** The text of an item under any name. A forbidden storage has none. */
  function read(key: string): string | null | undefined {
    try {
      return web?.getItem(key)
    } catch {
      return undefined
    }
  }

  return {
    /** Calls back when another tab has changed the item. Returns the function that stops it. */
    watch: (name: keyof Items, listener: () => void) => watchOtherTabs(keyOf(name), listener),

    /** False when nothing is kept after the page closes. */
    isKept: web != null,

    /** For items under names that are not the modal's own. Null or undefined: nothing is kept. */
    web,

    read,

    /** Undefined when nothing valid is stored. */
    get<name extends keyof Items>(name: name): Items[name] | undefined {
      try {
        const stored = JSON.parse(read(keyOf(name)) ?? 'null')
        const value: unknown = stored?.slice?.(0, MAX_ITEMS) ?? stored
        return (guards[name] ?? isTexts)(value) ? (value as Items[name]) : undefined
      } catch {
        return undefined
      }
    },

    /** Undefined removes the item. */
    set<name extends keyof Items>(name: name, value: Items[name] | undefined) {
      try {
        if (value === undefined) web?.removeItem(keyOf(name))
        else web?.setItem(keyOf(name), JSON.stringify(value))
      } catch {
        // A full or forbidden storage loses a convenience, nothing more.
      }
    },
  }
}

export type ModalStorage = ReturnType<typeof createStorage>
