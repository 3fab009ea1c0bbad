// The pictures of the best known networks and of their currencies.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
import type { PictureTables } from '../pictureTables.ts'

export const firstPictures: PictureTables = {
 drawings: {
  'arbitrum': () => import('./drawings/arbitrum.ts'),
  'base': () => import('./drawings/base.ts'),
  'bitcoin': () => import('./drawings/bitcoin.ts'),
  'bnb': () => import('./drawings/bnb.ts'),
  'ethereum': () => import('./drawings/ethereum.ts'),
  'optimism': () => import('./drawings/optimism.ts'),
  'polygon': () => import('./drawings/polygon.ts'),
  'solana': () => import('./drawings/solana.ts'),
 },
 networks: {
 "eip155:1": "ethereum",
 "eip155:56": "bnb",
 "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": "solana",
 "bip122:000000000019d6689c085ae165831e93": "bitcoin",
 "eip155:8453": "base",
 "eip155:42161": "arbitrum",
 "eip155:137": "polygon",
 "eip155:10": "optimism",
 "eip155:204": "bnb"
},
 currencies: {
 "BNB": "bnb",
 "ETH": "ethereum",
 "WBNB": "bnb",
 "BTCB": "bitcoin",
 "SOL": "solana",
 "BTC": "bitcoin",
 "WETH": "ethereum",
 "POL": "polygon",
 "ARB": "arbitrum",
 "OP": "optimism"
},
}
