import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod'

const address = z
  .string()
  .refine((value) => isAddress(value, { strict: true }), 'Expected an address with a valid checksum.')
  .transform((value): Address => getAddress(value))

const addressKey = z
  .string()
  .refine((value) => isAddress(value, { strict: true }), 'Expected an address with a valid checksum.')

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
  }),
  z.strictObject({
    provider: z.literal('etherscan'),
    /** An API of Etherscan's version 2. */
    url: rpcUrl,
    /** Name of the environment variable that holds the API key. */
    keyEnv: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  }),
])

const chainSchema = z.strictObject({
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
  absent: perMinute.default(30),
})

export const configSchema = z.strictObject({
  chains: z.record(caipId, chainSchema).refine((chains) => Object.keys(chains).length > 0, {
    error: 'Expected at least one chain.',
  }),
  /** Files in Uniswap's token-list format, relative to the configuration file. */
  tokenLists: z.array(z.string().min(1)).default([]),
  /** Folder with pictures of networks, currencies and tokens, relative to the configuration file. */
  icons: z.string().min(1).optional(),
  /** Hosts from which an avatar may be shown. */
  avatarHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  limits: limitsSchema.prefault({}),
  /** Days after which analytics events are deleted. */
  analyticsDays: z.int().min(1).max(3_650).default(30),
})

export type GatewayConfig = z.output<typeof configSchema>
export type ChainConfig = GatewayConfig['chains'][string]
export type Limits = GatewayConfig['limits']

/** The number in a CAIP-2 id that has passed the schema. */
export const chainIdOf = (id: string) => Number(id.slice('eip155:'.length))
