import * as z from 'zod/mini'

const address = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'expected an address: 0x and 40 hexadecimal digits',
)
const webUrl = z.url({ protocol: /^https?$/, error: 'expected an http or https URL' })
const socketUrl = z.url({ protocol: /^wss?$/, error: 'expected a ws or wss URL' })
/** Pages are compared with it, so it has no path. */
function isOrigin(text: string) {
  try {
    return new URL(text).origin === text
  } catch {
    return false
  }
}
const originUrl = webUrl.check(z.refine(isOrigin, 'expected an origin, without a path'))
/** A page of the site itself or of another one. Browsers read `/\` and a slash after a line break as `//`, another site. */
const pageUrl = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?![/\\\s]))/, 'expected a path or an http or https URL'))
const contactUrl = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/|mailto:|\/(?![/\\\s]))/,
      'expected a path, an http or https URL, or a mailto link',
    ),
  )
/** As tokens have them: a `uint8`. */
const decimals = z.int().check(z.gte(0), z.lte(255))
const positive = z.int().check(z.positive())

/** A normalised invitation code: 8 characters of Crockford base32. */
export const invitationCodeSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/))

/**
 * What `/config.json` holds: the one network a site serves. Nothing here is secret, everything is public;
 * prices, caps and dates are read from the chain instead.
 */
export const configSchema = z.object({
  /** Name of the deployment: `bsc`, `bsc-testnet` or `devnet`. Two of them share chain id 56. */
  network: z.string().check(z.minLength(1)),
  chain: z.object({
    id: positive,
    name: z.string().check(z.minLength(1)),
    nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals }),
    /** Asked in this order; the next one takes over when one fails. */
    rpcUrls: z.array(webUrl).check(z.minLength(1)),
    blockExplorerUrl: z.optional(webUrl),
  }),
  contracts: z.object({
    accessManager: address,
    referral: address,
    rewardVault: address,
    genesisNft: address,
    yesToken: address,
    presale: address,
    presaleLens: address,
  }),
  tokens: z.array(z.object({ symbol: z.string(), address, decimals })),
  /** Block the contracts were deployed in: no history is older. */
  startBlock: z.int().check(z.nonnegative()),
  /** The public invitation code, for users without an inviter. */
  rootCode: z.optional(invitationCodeSchema),
  /** A name registry on this chain, ENS's or one of its make: shows names beside addresses. */
  nameRegistry: z.optional(address),
  /** Identifies the site at the gateway and in the embedded wallet. */
  projectId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits'))),
  endpoints: z.object({
    indexer: z.optional(webUrl),
    /** Wallet directory and history for the modal. Used only with a `projectId`. */
    gateway: z.optional(webUrl),
    relay: z.optional(socketUrl),
    /** Gives out test money. Used on a development chain only. */
    faucet: z.optional(webUrl),
  }),
  /** What the gateway offers besides. Used only with it and a `projectId`. */
  features: z.optional(
    z.object({
      /** The zone whose names it gives out. */
      names: z.optional(z.object({ zone: z.string().check(z.minLength(1)) })),
      /** Whether it swaps tokens on this network. */
      swap: z.optional(z.boolean()),
      /** Whether it leads to providers that sell tokens. */
      onRamp: z.optional(z.boolean()),
    }),
  ),
  /**
   * Wallets on other devices, over WalletConnect and the relay of `endpoints` (default the public one). The id is not
   * secret, but tied to the origins that its owner has entered.
   */
  walletConnect: z.optional(z.object({ projectId: z.string().check(z.minLength(1)) })),
  /** The embedded wallet: log-in by e-mail, in a page of this site in a frame. Used only with a `projectId`. */
  embeddedWallet: z.optional(
    z.object({
      secureSite: originUrl,
      /** Where buyers can log in besides. The wallet's servers must be clients of each of them, and set up for Farcaster. */
      socialProviders: z.optional(
        z.array(z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'])),
      ),
    }),
  ),
  /**
   * Pays the network fees of buyers whose wallet takes a paymaster (ERC-7677). The wallet asks it, not the site. It must
   * be one that pays for the sale's contracts.
   */
  paymasterUrl: z.optional(webUrl),
  /** Where the whitelist shards are: `<baseUrl>/<root>/<xx>.json`. A path on the own origin or a URL. */
  whitelist: z.optional(z.object({ baseUrl: z.string().check(z.minLength(1)) })),
  /** What buyers can read about the sale. A page that is left out is not shown; without an audit the page says so. */
  about: z.optional(
    z.object({
      terms: z.optional(pageUrl),
      privacy: z.optional(pageUrl),
      risks: z.optional(pageUrl),
      contact: z.optional(contactUrl),
      audits: z.optional(z.array(z.object({ by: z.string().check(z.minLength(1)), url: pageUrl }))),
    }),
  ),
})

export type AppConfig = z.infer<typeof configSchema>
