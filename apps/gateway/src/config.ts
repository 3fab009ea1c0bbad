import * as z from 'zod'
import { address, addressKey } from './addressSchemas.ts'
import { swapSchema } from './providers/swap/exchanges.ts'

const rpcUrl = z.url({ protocol: /^https?$/, error: 'Expected an http or https URL.' })

/** A CAIP-2 id of an EVM chain. */
const caipId = z.string().regex(/^eip155:[1-9]\d{0,15}$/, 'Expected a CAIP-2 id such as eip155:56.')

/** Seconds after its last update at which the answer of a Chainlink feed counts as none. */
const heartbeat = z.int().positive()

const feedSchema = z.strictObject({ address, heartbeat })

const historySchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('blocks'),
    /** First block that the scanner reads. */
    from: z.int().nonnegative(),
    /** Days after which what was read is deleted. Default: it is kept. */
    keepDays: z.int().min(1).max(3_650).optional(),
  }),
  z.strictObject({
    provider: z.literal('etherscan'),
    /** An API of Etherscan's version 2. */
    url: rpcUrl,
    /** Name of the environment variable that holds the API key. */
    keyEnv: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  }),
])

const chainFields = z.strictObject({
  name: z.string().min(1).max(40),
  /** In order of preference. */
  rpcUrls: z.array(rpcUrl).min(1),
  nativeCurrency: z.strictObject({
    name: z.string().min(1).max(40),
    symbol: z.string().min(1).max(12),
    decimals: z.int().min(1).max(36),
  }),
  wrappedNative: address.optional(),
  /** Chainlink feeds in USD by token address; `native` is the chain's own currency. */
  feeds: z.partialRecord(z.union([z.literal('native'), addressKey]), feedSchema).default({}),
  /** Pairs of a Uniswap v2 factory; prices of tokens without a feed come from them. */
  pools: z
    .strictObject({
      factory: address,
      /** Tokens that a price can be read against. Each needs a feed. */
      bases: z.array(address).min(1),
      /** A pool with less on its base's side counts as none, in USD. */
      minLiquidityUsd: z.number().nonnegative().default(10_000),
    })
    .optional(),
  history: historySchema.optional(),
  /** The ENS registry of this chain, or one with its ABI. */
  nameRegistry: address.optional(),
  swap: swapSchema.optional(),
})

const chainSchema = chainFields.refine(
  ({ swap, wrappedNative }) => swap === undefined || wrappedNative !== undefined,
  { path: ['wrappedNative'], error: 'A swap needs the wrapped native currency of the chain.' },
)

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'

const namesSchema = z.strictObject({
  /** The name below which visitors get theirs. Wallets at large see them only if the operator owns it on Ethereum. */
  zone: z
    .string()
    .max(100)
    .regex(new RegExp(`^${label}(\\.${label})+$`), 'Expected a name in lower case such as foyer.example.'),
  /** Labels that no user can register, besides those that the gateway reserves itself. */
  reserved: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
  /** The `ZoneResolver` whose readers are answered; needs GATEWAY_NAMES_KEY_FILE. */
  resolver: z
    .strictObject({
      address,
      /** The chain whose time its answers end by, where that is not the time of this machine. */
      chain: caipId.optional(),
    })
    .optional(),
})

const envName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'Expected the name of an environment variable.')

const providerSchema = z.strictObject({
  /** Names of the environment variables that hold the key and the secret. Without both the provider is not listed. */
  keyEnv: envName,
  secretEnv: envName,
  /** True for the provider's test environment, where no money moves. */
  sandbox: z.boolean().default(false),
})

const money = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, "Expected a decimal number in quotes, such as '30'.")

const onRampSchema = z.strictObject({
  /** Tokens that can be bought, each with its name at the providers that sell it. */
  tokens: z
    .array(
      z.strictObject({
        chain: caipId,
        /** Absent for the native currency. */
        address: address.optional(),
        moonpay: z
          .string()
          .regex(/^[a-z0-9_]{1,40}$/)
          .optional(),
        transak: z
          .strictObject({ code: z.string().min(1).max(20), network: z.string().min(1).max(40) })
          .optional(),
      }),
    )
    .min(1),
  /** Currencies that visitors pay with, each with the least and the most of one purchase. */
  currencies: z
    .array(
      z
        .strictObject({
          code: z.string().regex(/^[A-Z]{3}$/, 'Expected a code of ISO 4217 such as USD.'),
          decimals: z.int().min(0).max(4).default(2),
          min: money,
          max: money,
        })
        .refine(({ min, max }) => Number(min) <= Number(max), { error: 'min is more than max.' }),
    )
    .min(1),
  providers: z.strictObject({
    moonpay: providerSchema.optional(),
    transak: providerSchema.optional(),
    /** A page that sells nothing, for development. */
    demo: z.strictObject({ url: z.url({ protocol: /^https?$/ }) }).optional(),
  }),
})

const perMinute = z.int().positive()

const limitsSchema = z.strictObject({
  /** Requests a minute of one project, from all addresses together. */
  project: perMinute.default(6_000),
  /** Requests a minute of one client address (IPv6: of one /64), by group of routes. */
  directory: perMinute.default(120),
  images: perMinute.default(600),
  analytics: perMinute.default(60),
  rpc: perMinute.default(600),
  history: perMinute.default(60),
  chain: perMinute.default(120),
  swap: perMinute.default(60),
  names: perMinute.default(60),
  lookups: perMinute.default(120),
  /** An hour. */
  registrations: z.int().positive().default(5),
  onRamp: perMinute.default(30),
  absent: perMinute.default(30),
})

const configFields = z.strictObject({
  chains: z.record(caipId, chainSchema).refine((chains) => Object.keys(chains).length > 0, {
    error: 'Expected at least one chain.',
  }),
  names: namesSchema.optional(),
  onRamp: onRampSchema.optional(),
  /** Files in Uniswap's token-list format, relative to the configuration file. */
  tokenLists: z.array(z.string().min(1)).default([]),
  /** Files that say what contracts and their functions are called, relative to the configuration file. */
  contractLists: z.array(z.string().min(1)).default([]),
  /** Folder with pictures of networks, currencies and tokens, relative to the configuration file. */
  icons: z.string().min(1).optional(),
  /** Hosts from which an avatar may be shown. */
  avatarHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  limits: limitsSchema.prefault({}),
  /** Seconds after which the nodes are checked again, by one of all processes on one database. */
  nodeCheckSeconds: z.int().min(1).max(3_600).default(60),
  /** Days after which analytics events are deleted. */
  analyticsDays: z.int().min(1).max(3_650).default(30),
})

export const configSchema = configFields.refine(
  ({ chains, names }) => names?.resolver?.chain === undefined || Object.hasOwn(chains, names.resolver.chain),
  { path: ['names', 'resolver', 'chain'], error: 'Expected one of the chains above.' },
)

export type GatewayConfig = z.output<typeof configSchema>
export type ChainConfig = GatewayConfig['chains'][string]
export type Limits = GatewayConfig['limits']

/** The number in a CAIP-2 id that has passed the schema. */
export const chainIdOf = (id: string) => Number(id.slice('eip155:'.length))
