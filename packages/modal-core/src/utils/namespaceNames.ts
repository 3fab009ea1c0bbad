import type { Namespace } from '../types/network.ts'

/** What users call the namespaces. Names are the same in every language. */
export const namespaceNames: Record<Namespace, string> = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}
