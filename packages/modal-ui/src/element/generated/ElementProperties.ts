// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`.
import type { Instance, WalletId } from '@foyer/modal-core'

/** The elements that a dapp writes, with the properties that it sets. */
export type ElementProperties = {
  /** Shows the connected account, and opens it. It is hidden until an account is connected. */
  'fy-account-button': {
    /** The modal to open. Default the one instance of the page. */
    modal?: Instance | undefined
    /** Takes no clicks. */
    disabled?: boolean | undefined
    /** The parts of the account that are shown. Default `full`: its picture and its name. */
    account?: 'full' | 'avatar' | 'name' | undefined
  }
  /** Opens the modal, and shows the connected account: `fy-connect-button` and `fy-account-button` in one. */
  'fy-button': {
    /** Replaces 'Connect Wallet', or the name of the wallet. */
    label?: string | undefined
    /** The modal to open. Default the one instance of the page. */
    modal?: Instance | undefined
    /** Takes no clicks. */
    disabled?: boolean | undefined
    /** The parts of the account that are shown. Default `full`: its picture and its name. */
    account?: 'full' | 'avatar' | 'name' | undefined
  }
  /** Opens the modal to connect a wallet. It is hidden while a wallet is connected. */
  'fy-connect-button': {
    /** Replaces 'Connect Wallet', or the name of the wallet. */
    label?: string | undefined
    /** The modal to open. Default the one instance of the page. */
    modal?: Instance | undefined
    /** Takes no clicks. */
    disabled?: boolean | undefined
  }
  /** Shows the network in use, and opens the list of networks. It is disabled where no other can be chosen. */
  'fy-network-button': {
    /** The modal to open. Default the one instance of the page. */
    modal?: Instance | undefined
    /** Takes no clicks. */
    disabled?: boolean | undefined
    /** The parts of the network that are shown. Default `full`: its picture and its name. */
    network?: 'full' | 'icon' | 'name' | undefined
  }
  /** Connects one wallet: asks one that is on the page at once, and leads to any other. Shows its picture and its name. */
  'fy-wallet-button': {
    /** The wallet, named as in the option `wallets`: by its rdns, its id or its name. */
    wallet?: WalletId | undefined
    /** Replaces 'Connect Wallet', or the name of the wallet. */
    label?: string | undefined
    /** The modal to open. Default the one instance of the page. */
    modal?: Instance | undefined
    /** Takes no clicks. */
    disabled?: boolean | undefined
  }
  /** The modal: a native dialog in the top layer that owns focus, size and the header. What is inside is a view. */
  'fy-modal': {
    /** Drawn in the page, where it never hides. Set before it is connected. */
    embedded?: boolean | undefined
    /** The id of the instance that an embedded one shows. Default the one instance of the page. */
    instance?: string | undefined
  }
}
