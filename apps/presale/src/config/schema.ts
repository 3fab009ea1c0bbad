import * as v from 'valibot'

const address = v.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'expected an address: 0x and 40 hexadecimal digits',
)
/** Undefined for what is no URL. */
function originOf(text: string) {
  try {
    return new URL(text).origin
  } catch {
    return undefined
  }
}
/** One step, so that a wrong address is told of once. */
const url = (pattern: RegExp, message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => pattern.test(text) && originOf(text) !== undefined, message),
  )
const webUrl = url(/^https?:\/\//i, 'expected an http or https URL')
const socketUrl = url(/^wss?:/i, 'expected a ws or wss URL')
/** Pages are compared with it, so it has no path. */
const originUrl = v.pipe(
  webUrl,
  v.check((text) => originOf(text) === text, 'expected an origin, without a path'),
)
/** A page of the site itself or of another one. Browsers read `/\` and a slash after a line break as `//`, another site. */
const pageUrl = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\/(?![/\\\s]))/, 'expected a path or an http or https URL'),
)
const contactUrl = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|mailto:|\/(?![/\\\s]))/, 'expected a path, an http or https URL, or a mailto link'),
)
const integer = v.pipe(v.number(), v.safeInteger())
/** As tokens have them: a `uint8`. */
const decimals = v.pipe(integer, v.minValue(0), v.maxValue(255))
const positive = v.pipe(integer, v.minValue(1))
const text = v.pipe(v.string(), v.minLength(1))

/** A normalised invitation code: 8 characters of Crockford base32. */
export const invitationCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/))

/**
 * Schema of `/config.json`: the one network that a site serves. Nothing here is secret, everything is public;
 * prices, caps and dates are read from the chain instead.
 */
export const configSchema = v.object({
  /** Name of the deployment: `bsc`, `bsc-testnet` or `devnet`. Two of them share chain id 56. */
  network: text,
  chain: v.object({
    id: positive,
    name: text,
    nativeCurrency: v.object({ name: v.string(), symbol: v.string(), decimals }),
    /** Asked in this order; the next one takes over when one fails. */
    rpcUrls: v.pipe(v.array(webUrl), v.minLength(1)),
    blockExplorerUrl: v.optional(webUrl),
  }),
  contracts: v.object({
    accessManager: address,
    referral: address,
    rewardVault: address,
    genesisNft: address,
    yesToken: address,
    presale: address,
    presaleLens: address,
  }),
  tokens: v.array(v.object({ symbol: v.string(), address, decimals })),
  /** Block the contracts were deployed in: no history is older. */
  startBlock: v.pipe(integer, v.minValue(0)),
  /** The public invitation code, for users without an inviter. */
  rootCode: v.optional(invitationCodeSchema),
  /** A name registry on this chain, ENS's or one of its make: shows names beside addresses. */
  nameRegistry: v.optional(address),
  /** Identifies the site at the gateway and in the embedded wallet. */
  projectId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits'))),
  endpoints: v.object({
    indexer: v.optional(webUrl),
    /** Wallet directory and history for the modal. Used only with a `projectId`. */
    gateway: v.optional(webUrl),
    relay: v.optional(socketUrl),
    /** Gives out test money. Used on a development chain only. */
    faucet: v.optional(webUrl),
  }),
  /** Further features of the gateway. Used only with it and a `projectId`. */
  features: v.optional(
    v.object({
      /** The zone whose names it gives out. */
      names: v.optional(v.object({ zone: text })),
      /** True if it swaps tokens on this network. */
      swap: v.optional(v.boolean()),
      /** True if it leads to providers that sell tokens. */
      onRamp: v.optional(v.boolean()),
    }),
  ),
  /**
   * Wallets on other devices, over WalletConnect and the relay of `endpoints` (default the public one). The id is not
   * secret, but tied to the origins that its owner has entered.
   */
  walletConnect: v.optional(v.object({ projectId: text })),
  /** The embedded wallet: log-in by e-mail, in a page of this site in a frame. Used only with a `projectId`. */
  embeddedWallet: v.optional(
    v.object({
      secureSite: originUrl,
      /** Further ways to log in. The wallet's servers must be clients of each of them, and set up for Farcaster. */
      socialProviders: v.optional(
        v.array(v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'])),
      ),
    }),
  ),
  /**
   * Pays the network fees of buyers whose wallet takes a paymaster (ERC-7677). The wallet asks it, not the site. It must
   * be one that pays for the sale's contracts.
   */
  paymasterUrl: v.optional(webUrl),
  /** The place of the whitelist shards: `<baseUrl>/<root>/<xx>.json`. A path on the own origin or a URL. */
  whitelist: v.optional(v.object({ baseUrl: text })),
  /** Pages about the sale for buyers. A page that is left out is not shown; without an audit the page says so. */
  about: v.optional(
    v.object({
      terms: v.optional(pageUrl),
      privacy: v.optional(pageUrl),
      risks: v.optional(pageUrl),
      contact: v.optional(contactUrl),
      audits: v.optional(v.array(v.object({ by: text, url: pageUrl }))),
    }),
  ),
})

export type AppConfig = v.InferOutput<typeof configSchema>

/** @throws {v.ValiError} it is no configuration */
export const toConfig = (value: unknown): AppConfig => v.parse(configSchema, value)
