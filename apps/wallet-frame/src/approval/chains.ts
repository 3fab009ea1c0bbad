export type ChainNames = { name: string; symbol: string }

/** Chains as people know them. Of others the id is shown: nobody vouches for a name. */
const CHAINS: Record<number, ChainNames> = {
  1: { name: 'Ethereum', symbol: 'ETH' },
  10: { name: 'OP Mainnet', symbol: 'ETH' },
  56: { name: 'BNB Smart Chain', symbol: 'BNB' },
  97: { name: 'BNB Smart Chain Testnet', symbol: 'tBNB' },
  100: { name: 'Gnosis', symbol: 'xDAI' },
  130: { name: 'Unichain', symbol: 'ETH' },
  137: { name: 'Polygon', symbol: 'POL' },
  204: { name: 'opBNB', symbol: 'BNB' },
  324: { name: 'ZKsync Era', symbol: 'ETH' },
  8453: { name: 'Base', symbol: 'ETH' },
  42161: { name: 'Arbitrum One', symbol: 'ETH' },
  42220: { name: 'Celo', symbol: 'CELO' },
  43114: { name: 'Avalanche C-Chain', symbol: 'AVAX' },
  59144: { name: 'Linea', symbol: 'ETH' },
  84532: { name: 'Base Sepolia', symbol: 'ETH' },
  11155111: { name: 'Sepolia', symbol: 'ETH' },
}

export const chainOf = (chainId: number): ChainNames | undefined => CHAINS[chainId]
