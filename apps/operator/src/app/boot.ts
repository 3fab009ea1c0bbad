import { createFoyer, type Instance } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { findLoopbackUrl, loadConfig } from '@foyer/site-kit/config'
import type { DevelopmentWallet } from '@foyer/site-kit/development'
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
import { type ConsoleConfig, configSchema, newSaleSchema } from '../config/schema.ts'
import { ConsoleError } from './ConsoleError.ts'

/** The chain and the wallets. One per page. */
export type Stack = {
  /** True if the chain is a development chain on this machine. */
  isDevelopmentChain: boolean
  wagmi: Config
  /** Reads the configured chain, whatever network the wallet is on. */
  client: PublicClient<Transport, Chain>
  freshness: Freshness
  modal: Instance
}

/** The parts that the console works with once its configuration is known. */
export type Runtime = Stack & { config: ConsoleConfig }

/** Start of the keys of what wagmi stores. */
const STORAGE_KEY = 'genesis-operator'

/** Accounts of the development mnemonic, as in config/devnet.yaml. */
const DEVELOPMENT_WALLETS: readonly DevelopmentWallet[] = [
  { role: 'Admin', index: 1 },
  { role: 'Operator', index: 2 },
  { role: 'Guardian', index: 3 },
  { role: 'Keeper', index: 4 },
]

/** The place of the configuration, and its schema. */
const CONFIG = {
  readme: 'apps/operator/README.md',
  production: import.meta.env.PROD,
  pageHost: window.location.hostname,
}

/**
 * Loads the configuration, builds the wallet stack from it, and makes sure that the endpoint is on the right chain.
 *
 * @throws what {@link loadConfig} throws, and a ConsoleError for an endpoint on another chain
 */
export async function boot(): Promise<Runtime> {
  const config = await loadConfig({ schema: configSchema, ...CONFIG })
  const stack = createStack(config.chain, config.deployment.chainId, DEVELOPMENT_WALLETS)
  await requireConfiguredChain(stack.client)
  return { config, ...stack }
}

/**
 * The same for the page that deploys a sale: the configuration names no contracts yet, and the chain is that of its endpoint.
 *
 * @throws what {@link boot} throws
 */
export async function bootNewSale(): Promise<Stack> {
  const { chain } = await loadConfig({ schema: newSaleSchema, ...CONFIG })
  const chainId = await createPublicClient({ transport: fallback(chain.rpcUrls.map((url) => http(url))) })
    .getChainId()
    .catch(refuseSilence)
  return createStack(chain, chainId, [{ role: 'Deployer', index: 0 }])
}

function createStack(
  config: ConsoleConfig['chain'],
  chainId: number,
  wallets: readonly DevelopmentWallet[],
): Stack {
  const isDevelopmentChain = findLoopbackUrl(config.rpcUrls) !== undefined
  if (import.meta.env.DEV && isDevelopmentChain)
    void import('@foyer/site-kit/development').then(({ announceDevelopmentWallets }) =>
      announceDevelopmentWallets({ ...config, id: chainId }, wallets),
    )
  const chain = toChain(config, chainId)
  const freshness = createFreshness()
  const transport = fallback(
    config.rpcUrls.map((url) => freshTransport(http(url, { batch: true, retryCount: 1 }), freshness)),
  )
  const client = createPublicClient({ chain, transport, pollingInterval: 1_000, cacheTime: 0 })
  const storage = createSafeStorage(() => window.localStorage)
  const wagmi = createConfig({
    chains: [chain],
    transports: { [chain.id]: transport },
    storage: createStorage({ key: STORAGE_KEY, storage: checkWagmiState(storage, STORAGE_KEY) }),
  })
  return {
    isDevelopmentChain,
    wagmi,
    client,
    freshness,
    modal: createFoyer({ networks: wagmi.chains, adapters: [wagmiAdapter(wagmi)] }),
  }
}

function toChain({ name, rpcUrls, blockExplorerUrl: url }: ConsoleConfig['chain'], id: number): Chain {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: rpcUrls } },
    ...(url !== undefined && { blockExplorers: { default: { name: new URL(url).hostname, url } } }),
  })
}

async function requireConfiguredChain(client: PublicClient<Transport, Chain>) {
  const answered = await client.getChainId().catch(refuseSilence)
  if (answered === client.chain.id) return
  throw new ConsoleError('The RPC endpoint is on another chain.', {
    details: [`expected chain id ${client.chain.id}`, `answered chain id ${answered}`],
    remedy: 'correct chain.rpcUrls in the configuration',
  })
}

function refuseSilence(cause: unknown): never {
  throw new ConsoleError('No RPC endpoint of the configuration answers.', {
    remedy: 'check your connection and the endpoints, then load the page again',
    cause,
  })
}
