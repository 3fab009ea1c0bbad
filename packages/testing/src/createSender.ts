import { createWalletClient, defineChain, http, type LocalAccount, publicActions } from 'viem'
import type { Chains } from './chains.ts'
import { wrongNode } from './errors.ts'

/**
 * Creates the client that signs with the account's key and sends to the node of the current chain.
 *
 * @throws {ProviderRpcError} -32603 when that node runs another chain
 */
export async function createSender(account: LocalAccount, chains: Chains) {
  const chainId = chains.current()
  const rpcUrl = chains.rpcUrl()
  const client = createWalletClient({
    account,
    chain: defineChain({
      id: chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    pollingInterval: 100,
    transport: http(rpcUrl, { retryCount: 0 }),
  }).extend(publicActions)
  const nodeChainId = await client.getChainId()
  if (nodeChainId !== chainId) throw wrongNode(rpcUrl, nodeChainId, chainId)
  return client
}
