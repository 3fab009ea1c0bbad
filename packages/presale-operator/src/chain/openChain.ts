import { isLoopbackHost, parseUrl } from '@foyer/kit'
import { type Chain, createPublicClient, http, type PublicClient, type Transport } from 'viem'
import { bsc, bscTestnet } from 'viem/chains'
import { SaleError } from '../errors.ts'

export type OpenChainParameters = {
  rpcUrl: string
  /** The answer that `eth_chainId` must give. */
  chainId: 56 | 97
  /** Times a request is repeated after a network error, a rate limit or a 5xx answer, doubling the wait. Default 5. */
  retryCount?: number
}

export type ChainClient = PublicClient<Transport, Chain>

/** The endpoint cannot be reached, or is on another chain than it should be. */
export class ChainError extends SaleError {
  override name = 'ChainError'
}

/**
 * Client for a JSON-RPC endpoint whose chain id has been checked.
 *
 * @throws {ChainError} the endpoint does not answer, or answers for another chain
 */
export async function openChain({
  rpcUrl,
  chainId,
  retryCount = 5,
}: OpenChainParameters): Promise<ChainClient> {
  const client = createPublicClient({
    chain: chainId === 56 ? bsc : bscTestnet,
    transport: http(rpcUrl, { retryCount, retryDelay: 250, timeout: 20_000 }),
    pollingInterval: isLoopback(rpcUrl) ? 100 : 1_000,
    cacheTime: 0,
  })
  await assertChain(client)
  return client
}

/**
 * Asks the endpoint for its chain again: behind one address there may be many nodes, and not all on the same chain.
 *
 * @throws {ChainError} it does not answer, or answers for another chain
 */
export async function assertChain(client: ChainClient): Promise<void> {
  const endpoint = `The RPC endpoint ${originOf(client.transport.url ?? '')}`
  const answered = await client.getChainId().catch((cause: unknown) => {
    throw new ChainError(`${endpoint} does not answer.`, {
      remedy:
        'check the URL, that the node runs and that it is not rate-limiting you; then run the command again',
      docs: 'when-something-fails',
      cause,
    })
  })
  if (answered !== client.chain.id)
    throw new ChainError(`${endpoint} is on another chain.`, {
      details: [`expected chain id ${client.chain.id}`, `answered chain id ${answered}`],
      remedy:
        'pass --rpc with an endpoint of the network you mean, or --network with the one the endpoint serves',
      docs: 'when-something-fails',
    })
}

/** True for an address of this machine. */
export function isLoopback(rpcUrl: string) {
  return isLoopbackHost(new URL(rpcUrl).hostname)
}

/** Host of a URL without path, query and credentials, where providers keep their keys. */
export function originOf(rpcUrl: string) {
  return parseUrl(rpcUrl)?.host ?? 'with an invalid URL'
}
