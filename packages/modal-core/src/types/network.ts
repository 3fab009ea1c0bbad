/** CAIP-2 namespaces the types know. Adapters say which one they serve. */
export type Namespace = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'

/** A chain's reference inside its namespace: a number on eip155, a string elsewhere. */
export type ChainId = number | string

type RpcUrls = { http: readonly string[] }

/** Paths of a block explorer's pages. Default `/address/` and `/tx/`. */
export type ExplorerPaths = { address?: string | undefined; tx?: string | undefined }

/** A network as the dapp passes it: viem's `Chain` fits as it is. */
export type NetworkInput = {
  /** A number on eip155, a string elsewhere. */
  id: ChainId
  name: string
  /** The currency that fees are paid in. `denom`: what a node calls it, on cosmos: `uatom`. */
  nativeCurrency: { name: string; symbol: string; decimals: number; denom?: string | undefined }
  /** `chainDefault`: the chain's public URLs, asked where yours in `default` do not answer. */
  rpcUrls: { default: RpcUrls; chainDefault?: RpcUrls | undefined }
  /** The block explorer that links lead to. */
  blockExplorers?: { default: { name: string; url: string; paths?: ExplorerPaths | undefined } } | undefined
  testnet?: boolean | undefined
  /** The number with which the addresses of a Polkadot network begin. */
  ss58Prefix?: number | undefined
  /** Default `eip155`. */
  chainNamespace?: Namespace | undefined
  /**
   * `imageUrl`: the network's logo, from an origin that your CSP allows. Without it `imageId` is its id at the directory
   * server. Default the logo that comes with the package, else a letter.
   */
  assets?: { imageUrl?: string | undefined; imageId?: string | undefined } | undefined
}

/** A network with its CAIP-2 id, for example `eip155:56`. */
export type Network = Omit<NetworkInput, 'chainNamespace' | 'blockExplorers'> & {
  chainNamespace: Namespace
  caipNetworkId: string
  blockExplorerUrl?: string
  explorerPaths?: ExplorerPaths | undefined
  /** The picture that comes with the package, for networks without one of their own. Loaded once the modal is used. */
  picture?: string
}

/** The networks of a dapp. Types that depend on them accept no other chain. */
export type Networks = readonly NetworkInput[]

/** The namespaces of these networks. */
export type NamespaceOf<networks extends Networks> = NamespaceOfOne<networks[number]>

type NamespaceOfOne<network> = network extends { chainNamespace: infer namespace extends Namespace }
  ? namespace
  : 'eip155' | (network extends { chainNamespace?: infer namespace } ? Extract<namespace, Namespace> : never)
