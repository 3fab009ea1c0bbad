import type { ChainId, Network } from '@foyer/modal-core'

/** The beginning of a chain's addresses of Segwit. All test networks have one. */
export type Prefix = 'bc' | 'tb' | 'bcrt'

export type BitcoinChain = { id: ChainId; prefix: Prefix; wbip: string; unisat: string }

/** The chains that we know, by the first 32 characters of their genesis, and what wallets call them. */
const CHAINS: readonly BitcoinChain[] = [
  { id: '000000000019d6689c085ae165831e93', prefix: 'bc', wbip: 'Mainnet', unisat: 'BITCOIN_MAINNET' },
  { id: '00000000da84f2bafbbc53dee25a72ae', prefix: 'tb', wbip: 'Testnet4', unisat: 'BITCOIN_TESTNET4' },
  { id: '00000008819873e925422c1ff0f99f7c', prefix: 'tb', wbip: 'Signet', unisat: 'BITCOIN_SIGNET' },
  { id: '000000000933ea01ad0ee984209779ba', prefix: 'tb', wbip: 'Testnet', unisat: 'BITCOIN_TESTNET' },
  { id: '0f9188f13cb7b2c71f2a335e3a4fc328', prefix: 'bcrt', wbip: 'Regtest', unisat: 'BITCOIN_REGTEST' },
]

export const chainOf = ({ id }: Pick<Network, 'id'>) => CHAINS.find((chain) => chain.id === id)

/** A chain that a wallet names in its dialect. Undefined for one that we do not know. */
export const chainNamed = (dialect: 'wbip' | 'unisat', name: unknown) =>
  CHAINS.find((chain) => chain[dialect] === name)

/** A network that is none of those is taken for a test network. */
export const prefixOf = (network: Pick<Network, 'id'>): Prefix => chainOf(network)?.prefix ?? 'tb'
