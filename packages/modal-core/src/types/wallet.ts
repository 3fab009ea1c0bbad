/** A wallet of the list: what there is to know about it, whether or not it is installed. Safe to draw. */
export type Wallet = {
  /** The directory's id, a bundled entry's own word such as `metamask`, or what the dapp chose. */
  id: string
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  /** What it announces itself by, for example `io.metamask`. */
  rdns?: string | undefined
  homepage?: string | undefined
  /** Where a pairing URI is handed over on a phone; `wc?uri=` and the URI are appended, as to the following. */
  mobileLink?: string | undefined
  /** The same as a page, which leads to the app where it is installed. Goes first on iOS. */
  universalLink?: string | undefined
  /** Goes first on Android; `wc:` leaves it to Android which app takes the URI. */
  androidLink?: string | undefined
  desktopLink?: string | undefined
  webappLink?: string | undefined
  /** Opens a page inside the wallet's browser. Has `{encodedUrl}`, `{url}` or `{urlWithoutScheme}` in it. */
  browserLink?: string | undefined
  appStore?: string | undefined
  playStore?: string | undefined
  chromeStore?: string | undefined
  /** Whether it puts itself into pages, as an extension or as a browser of its own. */
  injected: boolean
  /** CAIP-2 ids, or namespaces alone; empty when nothing is said. */
  chains: readonly string[]
  /** Checked by the directory. */
  certified: boolean
  /** Its place among the wallets of the directory, the first one smallest. */
  order: number
  /** Goes before `order` where the directory sets it. */
  displayIndex?: number | undefined
  /** The directory's id of its picture, or the picture's URL on the directory's own origin. */
  imageId?: string | undefined
  /** A picture that can be drawn as it is. */
  imageUrl?: string | undefined
}

/** A wallet that the dapp adds to the list. Links lead out of the page; `imageUrl` needs an origin of your CSP. */
export type CustomWallet = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

/** How a wallet got into the list of Connect, in the order of that list. */
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
  name: string
  /** The rdns, where another wallet of the list has the same name. Safe to draw. */
  hint: string | undefined
  installed: boolean
  certified: boolean
  imageUrl: string | undefined
  /** What `connect` takes, where there is something on the page that can be asked. */
  connectorId: string | undefined
  /** What the directory knows of it. */
  wallet: Wallet | undefined
}

/** Ways to connect that a dapp can put in order. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** The directory as it is being looked through in AllWallets. What was found so far stays while more is loading. */
export type BrowseState =
  | { status: 'idle' | 'loading' | 'failed'; wallets: readonly Wallet[] }
  /** `count` is how many the query has in all. */
  | { status: 'ready'; wallets: readonly Wallet[]; count: number }

/** What the directory's server switches on or off for the project. Undefined leaves it to the dapp. */
export type ProjectFeatures = {
  /** Whether visitors are asked for an e-mail address. */
  emailCapture?: boolean
  /** Whether a second wallet can be connected beside the first. */
  multiWallet?: boolean
  /** Whether an account shows its transactions. */
  activity?: boolean
}

export type WalletsState = {
  /** Ids of the wallets that were paired last, the latest first. */
  recent: readonly string[]
  /** What Connect proposes from. Empty until the modal is asked for. */
  known: readonly Wallet[]
  /** Pictures that have been loaded, by the wallet's `imageId`. */
  images: ReadonlyMap<string, string>
  query: string
  /** Only wallets that the directory has checked. */
  certifiedOnly: boolean
  /** Whether the directory marks wallets as checked at all. */
  hasCertified: boolean
  browse: BrowseState
  features: ProjectFeatures
}
