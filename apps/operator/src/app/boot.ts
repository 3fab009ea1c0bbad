import { createFoyer, type Instance } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
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
import { isDevelopmentChain, loadConfig } from '../config/loadConfig.ts'
import type { ConsoleConfig } from '../config/schema.ts'
import { ConsoleError } from './ConsoleError.ts'

/** What the console works with once its configuration is known. One per page. */
export type Runtime = {
  config: ConsoleConfig
  /** Whether the chain is a development chain on this machine. */
  isDevelopmentChain: boolean
  wagmi: Config
  /** Reads the configured chain, whatever network the wallet is on. */
  client: PublicClient<Transport, Chain>
  modal: Instance
}

/**
 * Loads the configuration, builds the wallet stack from it, and makes sure that the endpoint is on the right chain.
 *
 * @throws {ConsoleError}
 */
export async function boot(): Promise<Runtime> {
  const config = await loadConfig({ production: import.meta.env.PROD, pageHost: window.location.hostname })
  const isDevelopment = isDevelopmentChain(config)
  if (import.meta.env.DEV && isDevelopment) {
    const { announceDevWallets } = await import('../features/wallet/announceDevWallets.ts')
    announceDevWallets(config)
  }
  const chain = toChain(config)
  const transport = fallback(config.chain.rpcUrls.map((url) => http(url, { batch: true, retryCount: 1 })))
  const client = createPublicClient({ chain, transport, pollingInterval: 1_000, cacheTime: 0 })
  await assertChain(client)
  const wagmi = createConfig({
    chains: [chain],
    transports: { [chain.id]: transport },
    storage: createStorage({ key: 'genesis-operator', storage: window.localStorage }),
  })
  return {
    config,
    isDevelopmentChain: isDevelopment,
    wagmi,
    client,
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
