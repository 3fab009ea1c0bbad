import { ignoreMalformedAnnouncements } from '@foyer/modal/wagmi'
import { checkWagmiState, type KeyValueStorage } from '@foyer/site-kit/storage'
import { type Freshness, freshTransport } from '@foyer/site-kit/transaction'
import { createConfig, createStorage, fallback, injected } from '@wagmi/core'
import { defineChain } from 'viem'
import type { AppConfig } from '../config/schema.ts'
import { endpoint } from './endpoint.ts'

export type CreateWagmiConfigParameters = { storage: KeyValueStorage; freshness: Freshness }

/** Start of the keys of what wagmi stores. */
const STORAGE_KEY = 'foyer-presale'

/** wagmi for the one network of the configuration; wallets announce themselves (EIP-6963), or are at `window.ethereum`. */
export function createWagmiConfig({ chain }: AppConfig, { storage, freshness }: CreateWagmiConfigParameters) {
  const network = defineChain({
    id: chain.id,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: { default: { http: chain.rpcUrls } },
    ...(chain.blockExplorerUrl !== undefined && {
      blockExplorers: {
        default: { name: new URL(chain.blockExplorerUrl).hostname, url: chain.blockExplorerUrl },
      },
    }),
  })
  const endpoints = chain.rpcUrls.map((url) => freshTransport(endpoint(url), freshness))
  // wagmi throws at a malformed announcement, and the site would not start.
  ignoreMalformedAnnouncements()
  return createConfig({
    chains: [network],
    connectors: [injected()],
    // Tried in the configured order, each once: how often to try again is decided in one place, app/retryPolicy.ts.
    transports: { [network.id]: fallback(endpoints, { retryCount: 0 }) },
    pollingInterval: 1_000,
    storage: createStorage({ key: STORAGE_KEY, storage: checkWagmiState(storage, STORAGE_KEY) }),
  })
}
