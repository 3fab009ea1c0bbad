import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'

/** What an account holds of the network's own currency, in wei. Asked of the node, not of the wallet. */
export function coinsQueryOptions({ config, client }: Runtime, account: Address) {
  return queryOptions({
    queryKey: chainKey(config, 'coins', account),
    queryFn: () => getBalance(client, { address: account }),
    refetchInterval: 30_000,
  })
}
