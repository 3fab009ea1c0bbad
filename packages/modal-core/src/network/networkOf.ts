import type { NetworkInput } from '../types/network.ts'
import { urlOf } from '../wire/urlOf.ts'

export type NetworkOfParameters = {
  /** Base URL of a server that answers JSON-RPC under `/v1/`. */
  gateway: string
  /** The id of the dapp at that server. */
  projectId?: string | undefined
  /** RPC URLs of your own. With them the gateway is not asked. */
  http?: readonly string[] | undefined
}

/**
 * A chain whose RPC is your own, or the gateway's. The chain's own RPC URLs stay beside as `chainDefault`: they are
 * asked when yours do not answer.
 *
 * @example
 * const network = networkOf(bsc, { gateway: 'https://gateway.example', projectId: 'my-dapp' })
 * const config = createConfig({ chains: [network], transports: { [network.id]: http() } })
 * createFoyer({ networks: [network], adapters: [wagmiAdapter(config)] })
 */
export function networkOf<const chain extends NetworkInput>(
  chain: chain,
  { gateway, projectId, http = [] }: NetworkOfParameters,
) {
  const chainId = `${chain.chainNamespace ?? 'eip155'}:${chain.id}`
  const urls = http.length > 0 ? [...http] : [urlOf({ baseUrl: gateway, projectId }, '/v1/', { chainId })]
  const { default: own, chainDefault = own } = chain.rpcUrls
  return { ...chain, rpcUrls: { ...chain.rpcUrls, default: { ...own, http: urls }, chainDefault } }
}
