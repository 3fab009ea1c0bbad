import {
  type Chain,
  createWalletClient,
  defineChain,
  type LocalAccount,
  type PublicActions,
  publicActions,
  type Transport,
  type WalletClient,
} from 'viem'
import type { Chains } from './chains.ts'
import { wrongNode } from './errors.ts'
import { toTransport } from './rpc.ts'

/** Signs, sends and reads. */
type Sender = WalletClient<Transport, Chain, LocalAccount> & PublicActions<Transport, Chain, LocalAccount>

/**
 * Creates the client that signs with the account's key and sends to the node of the current chain.
 *
 * @throws {ProviderRpcError} -32603 when that node runs another chain
 */
export async function createSender(account: LocalAccount, chains: Chains): Promise<Sender> {
  const chainId = chains.current()
  const node = chains.node()
  const client = createWalletClient({
    account,
    chain: defineChain({
      id: chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    pollingInterval: 100,
    transport: toTransport(node),
  }).extend(publicActions)
  const nodeChainId = await client.getChainId()
  if (nodeChainId !== chainId)
    throw wrongNode(typeof node === 'string' ? `at ${node}` : 'of `request`', nodeChainId, chainId)
  return client
}
