/** Keplr's `ChainInfo`. Only the chain's id and the beginning of its addresses are read; the rest is the wallet's. */
export type CosmosChainInfo = {
  readonly chainId: string
  readonly bech32Config?: { readonly bech32PrefixAccAddr: string } | undefined
}
