import type { LOCALES } from '../utils/locales.ts'
import type { AccountType } from './account.ts'
import type { TokenInput } from './balance.ts'
import type { ChainId, Namespace, NetworkInput, Networks } from './network.ts'
import type { ConnectMethod, CustomWallet, ItemKind, WalletChoice, WalletId } from './wallet.ts'

/** The part of `localStorage` that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Receives a visitor's e-mail address. With it the modal asks for one after connecting and signing in; the modal itself
 * sends it nowhere. Reject to let the visitor retry.
 */
export type OnEmailCapture = (answer: {
  email: string
  address: string
  chainId: ChainId
}) => void | Promise<void>

/** The interface languages that need no import. */
export type Locale = (typeof LOCALES)[number]

/** Any text. Editors still complete the others. */
type AnyCode = string & Record<never, never>

/** A language of the dapp's own, or one of `@foyer/modal/locales`. `modal-ui` has the names of its texts. */
export type LanguageInput = {
  code: string
  dir?: 'ltr' | 'rtl' | undefined
  button?: object | undefined
  walletTitle?: string | undefined
  isWhole?: boolean | undefined
  load: () => Promise<object>
}

/** `auto` follows the visitor's system, `page` the `color-scheme` of the page. */
export type ThemeMode = 'dark' | 'light' | 'auto' | 'page'

/** Values for the CSS variables of the same names. */
export type ThemeVariables = {
  /**
   * Buttons, links and focus rings. Default `#0988f0`. Any lightness works: the text on it adapts, and buttons are darker
   * than it only where neither black nor white could be read.
   */
  '--fy-accent'?: string | undefined
  /** A colour that is mixed into the surfaces. Default none. */
  '--fy-color-mix'?: string | undefined
  /** The share of it, in per cent, without the sign. Default `0`. */
  '--fy-color-mix-strength'?: string | undefined
  /** The font of all texts. Default the system's. */
  '--fy-font-family'?: string | undefined
  /** The unit of all font sizes. Default `10px`. */
  '--fy-font-size-master'?: string | undefined
  /** The unit of all radii. Default `4px`. */
  '--fy-border-radius-master'?: string | undefined
  /** The width of Connect where there is room: from `370px`, for one column as on a phone, to the default `720px`, for two. Other views are 370 px wide. */
  '--fy-dialog-inline-size'?: string | undefined
  /** Of `<fy-modal embedded>`; elsewhere the browser's top layer needs none. Default `9999`. */
  '--fy-z-index'?: string | undefined
  /** The dots of a QR code. Default the text's colour. */
  '--fy-qr-color'?: string | undefined
} & ThemeRoles

/** Colours that are derived from the variables above, for a theme that needs others. */
export type ThemeRoles = {
  /** The ground of the dialog. */
  '--fy-color-surface'?: string | undefined
  /** Texts of less importance. */
  '--fy-color-muted'?: string | undefined
  /** Rows and buttons. */
  '--fy-color-raised'?: string | undefined
  /** The same while they are pointed at. */
  '--fy-color-raised-hover'?: string | undefined
  /** The same while they are pressed. */
  '--fy-color-raised-active'?: string | undefined
  /** Edges. */
  '--fy-color-border'?: string | undefined
}

/** Tokens by the id of their chain, which is that of a configured network. */
export type TokensOf<networks extends Networks = Networks> = {
  readonly [chainId in networks[number]['id']]?: readonly TokenInput[]
}

/** The moment when the modal's own files are loaded before it first opens. */
export type Preload = 'idle' | 'intent' | false

/** Options that `update` may change. */
export type Options = {
  /**
   * The moment when the files that the first open draws are loaded: `idle` in idle moments after the page has loaded, and on pointing at the
   * button or focusing it, `intent` only then, false not before the open. These are files of the dapp's own; nobody else is
   * asked. Nothing is loaded in idle moments where the visitor saves data, on a connection of 2g, while the page is hidden,
   * and while the modal is embedded. Where they have not come 150 ms after a press, a dialog with resting rows,
   * `<fy-resting>`, stands there until they have. A page that reads data of its own first starts with `intent` and updates to
   * `idle` then. Default `idle`.
   */
  preload: Preload
  /** Default `dark`. */
  themeMode: ThemeMode
  /** Values for the CSS variables of the same names; see the page on theming. */
  themeVariables: ThemeVariables
  /** One of the languages that need no import, or the code of one of `languages`. Default `en`. */
  locale: Locale | AnyCode
  /** Languages beside those that need no import. */
  languages: readonly LanguageInput[] | undefined
  /** The dapp's own texts, by language and name. `modal-ui` has the names. */
  strings: Partial<Record<Locale | AnyCode, object>>
  /** Shown in the legal footer of the Connect view. */
  termsUrl: string | undefined
  /** Shown beside `termsUrl`. */
  privacyUrl: string | undefined
  /**
   * Replaces the sentence of the legal footer. `{terms}` and `{privacy}` become links to `termsUrl` and `privacyUrl`;
   * everything else is shown as it is written.
   */
  legalText: string | undefined
  /** The link of the view on getting a wallet, an `https` URL. Default the guide of ethereum.org. */
  learnMoreUrl: string | undefined
  /**
   * The page that links to wallets open in the wallet's own browser, for what the address of this page does not have, such
   * as an invitation code: an `http` or `https` URL, or a path of this site. Default the address of this page.
   */
  pageUrl: string | undefined
  /** Default false: a wallet on a network that is not configured is asked to switch. */
  allowUnsupportedChain: boolean
  /**
   * The network that wallets are asked to switch to once they have connected, one of `networks`. A wallet that declines
   * stays connected. Default none: the network that the wallet is on.
   */
  connectNetwork: NetworkInput | undefined
  /** Default true. False never offers a switch. */
  enableNetworkSwitch: boolean
  /** Tokens whose balances the account shows beside the network's own currency, by chain id. */
  tokens: TokensOf
  /**
   * The wallets that Connect shows, in this order and no others: rdns, directory id, name, or the id of a connector, and
   * `walletConnect` for pairing; those of `{ title, wallets }` below that title. Default: what is on the page, and some
   * recommended ones.
   */
  wallets: readonly WalletChoice[] | undefined
  /**
   * Shows or hides Connect's link to the list of all wallets. Default `hide` where `wallets` is set, else `show`.
   * Hidden beside `wallets`, every list of the modal shows those wallets only.
   */
  allWallets: 'show' | 'hide' | undefined
  /** Wallets that Connect shows above the recommended ones, in this order: rdns, directory id or name. */
  featuredWallets: readonly WalletId[]
  /** Wallets that are never listed: rdns, directory id, or name in any case. */
  excludeWallets: readonly WalletId[]
  /** Wallets that no directory knows. */
  customWallets: readonly CustomWallet[]
  /** Ranks of wallets among those of their kind, by rdns, directory id or name. Smaller ranks come first. */
  walletRanks: Readonly<Record<string, number>>
  /** The account type that a wallet behind a login uses until it reports one, by namespace. Default `eoa`. */
  defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /**
   * The ways to connect that the Connect view shows, in this order; one that is left out is not shown. Default e-mail,
   * social, wallet; with a wallet on the page wallet, e-mail, social. Each is shown only where a connector offers it.
   */
  connectMethodsOrder: readonly ConnectMethod[] | undefined
  /**
   * The types of wallets that the Connect view lists first, in this order; the others follow. Default `walletConnect`,
   * `recent`, `injected`, `featured`, `custom`, `external`, `recommended`.
   */
  connectorTypeOrder: readonly ItemKind[]
}

/** Base URLs of servers that the modal may use. */
export type Endpoints = {
  /** Replaces each of the others that is missing. */
  gateway?: string | undefined
  /** A wallet directory. Default: the list that comes with the package. */
  directory?: string | undefined
  /** A chain API, for features such as `activity()`. */
  chain?: string | undefined
  /** Receives the events of `analytics()`. */
  analytics?: string | undefined
}
