import { createFoyer, type Instance } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { findLoopbackUrl, loadConfig } from '@foyer/site-kit/config'
import { checkWagmiState, createSafeStorage } from '@foyer/site-kit/storage'
import { createFreshness, type Freshness, freshTransport } from '@foyer/site-kit/transaction'
import { type Config, createConfig, createStorage } from '@wagmi/core'
import {
  type Chain,
  createPublicClient,
  defineChain,
  fallback,
  http,
  type PublicClient,
  type Transport,
} from 'viem'
import { type ConsoleConfig, configSchema } from '../config/schema.ts'
import { ConsoleError } from './ConsoleError.ts'

/** What the console works with once its configuration is known. One per page. */
export type Runtime = {
  config: ConsoleConfig
  /** Whether the chain is a development chain on this machine. */
  isDevelopmentChain: boolean
  wagmi: Config
  /** Reads the configured chain, whatever network the wallet is on. */
  client: PublicClient<Transport, Chain>
  freshness: Freshness
  modal: Instance
}

/** Start of the keys of what wagmi stores. */
const STORAGE_KEY = 'genesis-operator'

/** Accounts of the development mnemonic, as in config/devnet.yaml. */
const DEVELOPMENT_WALLETS = [
  { role: 'Admin', index: 1 },
  { role: 'Operator', index: 2 },
  { role: 'Guardian', index: 3 },
  { role: 'Keeper', index: 4 },
]

/**
 * Loads the configuration, builds the wallet stack from it, and makes sure that the endpoint is on the right chain.
 *
 * @throws what {@link loadConfig} throws, and a ConsoleError for an endpoint on another chain
 */
export async function boot(): Promise<Runtime> {
  const config = await loadConfig({
    schema: configSchema,
    readme: 'apps/operator/README.md',
    production: import.meta.env.PROD,
    pageHost: window.location.hostname,
  })
  const isDevelopmentChain = findLoopbackUrl(config.chain.rpcUrls) !== undefined
  if (import.meta.env.DEV && isDevelopmentChain) {
    const { announceDevelopmentWallets } = await import('@foyer/site-kit/development')
    announceDevelopmentWallets({ ...config.chain, id: config.deployment.chainId }, DEVELOPMENT_WALLETS)
  }
  const chain = toChain(config)
  const freshness = createFreshness()
  const transport = fallback(
    config.chain.rpcUrls.map((url) => freshTransport(http(url, { batch: true, retryCount: 1 }), freshness)),
  )
  const client = createPublicClient({ chain, transport, pollingInterval: 1_000, cacheTime: 0 })
  await assertChain(client)
  const storage = createSafeStorage(() => window.localStorage)
  const wagmi = createConfig({
    chains: [chain],
    transports: { [chain.id]: transport },
    storage: createStorage({ key: STORAGE_KEY, storage: checkWagmiState(storage, STORAGE_KEY) }),
  })
  return {
    config,
    isDevelopmentChain,
    wagmi,
    client,
    freshness,
    modal: createFoyer({ networks: wagmi.chains, adapters: [wagmiAdapter(wagmi)] }),
  }
}

function toChain({ deployment, chain }: ConsoleConfig): Chain {
  const { blockExplorerUrl: url } = chain
  return defineChain({
    id: deployment.chainId,
    name: chain.name,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: chain.rpcUrls } },
    ...(url !== undefined && { blockExplorers: { default: { name: new URL(url).hostname, url } } }),
  })
}

async function assertChain(client: PublicClient<Transport, Chain>) {
  const answered = await client.getChainId().catch((cause: unknown) => {
    throw new ConsoleError('No RPC endpoint of the configuration answers.', {
      remedy: 'check your connection and the endpoints, then load the page again',
      cause,
    })
  })
  if (answered === client.chain.id) return
  throw new ConsoleError('The RPC endpoint is on another chain.', {
    details: [`expected chain id ${client.chain.id}`, `answered chain id ${answered}`],
    remedy: 'correct chain.rpcUrls in the configuration',
  })
}
