import type { MultiChainProvider, Network, StandardAccount } from '@foyer/modal-core'
import { chainOf, idOfChain, type SolanaChain } from './chains.ts'

/** The ids of mainnet and devnet in sessions of older wallets. */
const OLD_IDS: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** The accounts that a paired wallet shares on Solana. */
export function createSharedAccounts(provider: MultiChainProvider, networks: readonly Network[]) {
  /** The accounts of the session, with the ids of the chains that they are shared on. */
  const list = () =>
    provider.accounts('solana').map((account) => {
      const [, reference = '', address = ''] = account.split(':')
      const id = OLD_IDS[reference] ?? reference
      const known = networks.find((network) => network.chainNamespace === 'solana' && network.id === id)
      const chain = known ? chainOf(known) : chainOf({ id, rpcUrls: { default: { http: [] } } })
      return { address, chain, caip2: `solana:${reference}` }
    })

  /** The CAIP-2 id by which the wallet shares an account on a chain. */
  function chainFor({ account, chain }: { account: StandardAccount; chain?: SolanaChain | undefined }) {
    const own = list().filter(({ address }) => address === account.address)
    const found = own.find((one) => chain === undefined || one.chain === chain)
    return found?.caip2 ?? `solana:${idOfChain(chain ?? '')}`
  }

  return { list, chainFor }
}
