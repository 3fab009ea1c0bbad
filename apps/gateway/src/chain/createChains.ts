import type { Tracing } from '@foyer/server-kit'
import { createPublicClient, custom, defineChain, type PublicClient } from 'viem'
import { type ChainConfig, chainIdOf, type GatewayConfig } from '../config.ts'
import { contractsOf, type KnownContract, type ListedContract } from '../contracts.ts'
import type { ListedToken } from '../tokens.ts'
import { createReads, type ReadOutcome } from './createReads.ts'
import { createUpstreams, type UpstreamRequest, type Upstreams } from './createUpstreams.ts'

export type Chain = {
  /** CAIP-2. */
  id: string
  chainId: number
  config: ChainConfig
  upstreams: Upstreams
  /** Sends a read of a page; those that ask the same within half a second share one answer. */
  readShared: ReturnType<typeof createReads>
  /** Reads by way of the upstreams. Never follows ERC-3668, for a contract could send the server anywhere. */
  client: PublicClient
  /** Tokens of the lists that are on this chain. */
  tokens: readonly ListedToken[]
  /** The names that dapps give their contracts on this chain, by address in lower case. */
  contracts: ReadonlyMap<string, KnownContract>
}

export type Chains = {
  find: (id: string) => Chain | undefined
  list: readonly Chain[]
}

/** A request to an upstream of a chain. */
export type ChainRequest = UpstreamRequest & { chain: string }

/** Callbacks that get the requests to nodes. */
type Watch = {
  onUpstream?: ((request: ChainRequest) => void) | undefined
  onRead?: ((outcome: ReadOutcome) => void) | undefined
  tracing?: Pick<Tracing, 'send'> | undefined
}

type Lists = { tokens: readonly ListedToken[]; contracts?: readonly ListedContract[] }

/** The configured chains. Their upstreams count as right until they are checked. */
export function createChains({
  config,
  onUpstream,
  onRead,
  tracing,
  ...lists
}: { config: Pick<GatewayConfig, 'chains'> } & Watch & Lists): Chains {
  const list = Object.entries(config.chains).map(([id, chainConfig]) =>
    createChain(id, chainConfig, { ...lists, onUpstream, onRead, tracing }),
  )
  const byId = new Map(list.map((chain) => [chain.id, chain]))
  return { find: (id) => byId.get(id), list }
}

/** Checks the upstreams of all chains. */
export const checkUpstreams = ({ list }: Pick<Chains, 'list'>) =>
  Promise.all(list.map(({ upstreams }) => upstreams.check()))

function createChain(
  id: string,
  config: ChainConfig,
  { tokens, contracts = [], onUpstream, onRead, tracing }: Watch & Lists,
): Chain {
  const chainId = chainIdOf(id)
  const upstreams = createUpstreams({
    chainId,
    rpcUrls: config.rpcUrls,
    tracing,
    onRequest: (request) => onUpstream?.({ ...request, chain: id }),
  })
  const client = createPublicClient({
    chain: defineChain({
      id: chainId,
      name: config.name,
      nativeCurrency: config.nativeCurrency,
      rpcUrls: { default: { http: config.rpcUrls } },
    }),
    transport: custom(
      { request: ({ method, params = [] }) => upstreams.request({ method, params }) },
      { retryCount: 0 },
    ),
    ccipRead: false,
    cacheTime: 0,
  })
  return {
    id,
    chainId,
    config,
    upstreams,
    readShared: createReads(upstreams.request, onRead),
    client,
    tokens: tokens.filter((token) => token.chainId === chainId),
    contracts: contractsOf(contracts, chainId),
  }
}
