import {
  type Chain,
  createWalletClient,
  defineChain,
  type HttpTransport,
  http,
  type LocalAccount,
  type PublicActions,
  publicActions,
  type WalletClient,
} from 'viem'
import type { Chains } from './chains.ts'
import { wrongNode } from './errors.ts'

/** Signs, sends and reads. */
type Sender = WalletClient<HttpTransport, Chain, LocalAccount> &
  PublicActions<HttpTransport, Chain, LocalAccount>

/**
 * Creates the client that signs with the account's key and sends to the node of the current chain.
 *
 * @throws {ProviderRpcError} -32603 when that node runs another chain
 */
export async function createSender(account: LocalAccount, chains: Chains): Promise<Sender> {
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
