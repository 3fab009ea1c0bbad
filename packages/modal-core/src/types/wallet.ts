import type { BundledWalletId } from '../directory/generated/bundledWalletId.ts'
import type { LoadFailure } from '../errors/loadFailureOf.ts'

/**
 * The name of a wallet in an option: its id in the bundled list or in the directory, its rdns, its name in any case, or
 * the id of a connector, such as wagmi's `safe`. `walletConnect` is pairing.
 */
export type WalletId = BundledWalletId | 'walletConnect' | (string & {})

/** A wallet of the Connect view, or several below a title. */
export type WalletChoice = WalletId | { title: string; wallets: readonly WalletId[] }

/** A wallet of the list: what there is to know about it, whether or not it is installed. Safe to draw. */
export type Wallet = {
  /** The id in the directory or in the bundled list (for example `metamask`), or one that the dapp chose. */
  id: string
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  /** The EIP-6963 rdns, for example `io.metamask`. */
  rdns?: string | undefined
  /** An `https:` page. */
  homepage?: string | undefined
  /** Opens the app on a phone. `wc?uri=` and the pairing URI are appended, as to the next four links. */
  mobileLink?: string | undefined
  /** The same as an `https:` link, which opens the app if it is installed. Tried first on iOS. */
  universalLink?: string | undefined
  /** Tried first on Android. `wc:` lets Android choose the app. */
  androidLink?: string | undefined
  /** Opens the desktop app. */
  desktopLink?: string | undefined
  /** Opens the web app, an `https:` page. */
  webappLink?: string | undefined
  /** Opens a page in the wallet's own browser. Contains `{encodedUrl}`, `{url}` or `{urlWithoutScheme}`. */
  browserLink?: string | undefined
  /** Its page in Apple's App Store. */
  appStore?: string | undefined
  /** Its page in Google Play. */
  playStore?: string | undefined
  /** Its page in the Chrome Web Store. */
  chromeStore?: string | undefined
  /** True if it injects itself into pages, as an extension or in its own browser. */
  injected: boolean
  /** The CAIP-2 ids or namespaces that it supports. Empty if not known: then it is listed on every network. */
  chains: readonly string[]
  /** True if the directory has checked it. */
  certified: boolean
  /** Its place in the directory. The smallest comes first. */
  order: number
  /** Counts instead of `order` where the directory sets it. */
  displayIndex?: number | undefined
  /** The directory's id of its picture, or the picture's URL on the directory's own origin. */
  imageId?: string | undefined
  /** A picture that can be drawn as it is. */
  imageUrl?: string | undefined
}

/** A wallet that the dapp adds to the list. Links lead out of the page; `imageUrl` needs an origin of your CSP. */
export type CustomWallet = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

/** The reasons for which a wallet is in the list of Connect, in the order of that list. */
export type ItemKind =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** One line of a list of wallets. */
export type WalletItem = {
  /** Unique in its list. */
  key: string
  kind: ItemKind
  /** The title that the dapp lists it under. */
  group?: string | undefined
  name: string
  /** The rdns, where another wallet of the list has the same name, else `chains` of its connector. Safe to draw. */
  hint: string | undefined
  chains?: string | undefined
  installed: boolean
  certified: boolean
  imageUrl: string | undefined
  /** The id for `connect`, if a connector of this page reaches the wallet. */
  connectorId: string | undefined
  /** The directory's entry of it. */
  wallet: Wallet | undefined
}

/** Ways to connect that a dapp can put in order. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Wallets that AllWallets has found in the directory. They stay while more are loading. */
export type BrowseState =
  | { status: 'idle' | 'loading'; wallets: readonly Wallet[] }
  /** `reason` where code for the list did not load. */
  | { status: 'failed'; wallets: readonly Wallet[]; reason?: LoadFailure }
  /** `count` is how many the query has in all. */
  | { status: 'ready'; wallets: readonly Wallet[]; count: number }

/** Features that the directory's server switches on or off for the project. Undefined leaves the choice to the dapp. */
export type ProjectFeatures = {
  /** True if visitors are asked for an e-mail address. */
  emailCapture?: boolean
  /** True if a second wallet can be connected beside the first. */
  multiWallet?: boolean
  /** True if an account shows its transactions. */
  activity?: boolean
  /** True if an account can swap tokens. */
  swap?: boolean
  /** True if tokens can be bought with money. */
  onRamp?: boolean
  /** The ways to log in: `email`, and providers such as `google`. Empty where none is on. */
  socialLogin?: readonly string[]
}

export type WalletsState = {
  /** Ids of the wallets that were paired last, the latest first. */
  recent: readonly string[]
  /** Wallets that Connect proposes from. Empty until the modal is asked for. */
  known: readonly Wallet[]
  /** Pictures that have been loaded, by the wallet's `imageId`. */
  images: ReadonlyMap<string, string>
  query: string
  /** Only wallets that the directory has checked. */
  certifiedOnly: boolean
  /** True if the directory marks wallets as checked at all. */
  hasCertified: boolean
  browse: BrowseState
  features: ProjectFeatures
}
