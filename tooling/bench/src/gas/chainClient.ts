import { createTestClient, http, publicActions, walletActions } from 'viem'
import { bsc } from 'viem/chains'

/** A client that reads, writes and controls the development chain. */
export const createChainClient = (rpcUrl: string) =>
  createTestClient({ mode: 'anvil', chain: bsc, transport: http(rpcUrl), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)

export type ChainClient = ReturnType<typeof createChainClient>
