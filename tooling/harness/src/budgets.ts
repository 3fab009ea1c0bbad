/**
 * The most that may be loaded, in KiB of JavaScript compressed with gzip. Tests and `bench` read it here, and a check
 * compares the documentation with it.
 */
export const BUDGETS = {
  // A page with the modal.
  /** Before the modal opens, over wagmi and React, of the published packages. */
  entry: 15,
  /** The same as tests bundle it, from source, and as the documentation promises of any bundler. */
  entryFromSource: 16,
  /** The same for the build without a bundler. */
  cdnEntry: 18.75,
  /** By a tap at once. */
  firstOpen: 38.5,
  firstOpenAim: 32,
  /** In idle moments before the first open, with what draws it once unseen. */
  idle: 39.5,
  idleAim: 33,
  buttonState: 0.2,
  plainColors: 0.6,
  plainColorsStart: 0.02,
  pictures: 20,

  // Adapters: added to the start of a page, and when a wallet is connected.
  solanaAdapter: 3,
  solanaConnect: 4,
  bitcoinAdapter: 3,
  bitcoinConnect: 8,
  solanaAndBitcoinAdapters: 5,
  polkadotAdapter: 1.5,
  polkadotConnect: 8,
  cosmosAdapter: 1.5,
  cosmosConnect: 5,

  // Languages: the words of the buttons, and a visit that connects and looks at the account.
  languageStart: 0.35,
  languageVisit: 8,

  // The account and its services.
  serviceStart: 0.3,
  account: 25,
  assets: 4,
  send: 9,
  swap: 10,
  names: 6,
  onRamp: 6,
  receive: 3,

  // The embedded wallet in a page of a dapp.
  embeddedStart: 0.55,
  /** With the code that the page of the tests shares with viem. */
  embeddedStartShared: 1,
  embeddedSolanaStart: 0.5,
  embeddedSolanaAccess: 1.1,
  withoutEmbedded: 0.1,
  embeddedClient: 14.25,
  socialLogin: 6,
  farcasterLogin: 4,

  // The wallet's own page.
  walletPage: 45,
  signer: 64,
  signerSolana: 20,
  walletSolana: 25,
  smartAccount: 25,

  // Sites.
  presale: 160,
  presaleAim: 130,
  docs: 120,
} as const

/** The most requests. */
export const REQUESTS = { firstOpen: 6, walletPage: 6 } as const
