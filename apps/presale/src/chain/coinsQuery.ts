import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { jitter } from '../app/jitter.ts'
import { chainKey } from './chainKey.ts'

/** The balance of an account in the network's native currency, in wei. It is read from the node, not from the wallet. */
export function coinsQueryOptions({ config, client }: Runtime, account: Address) {
  return queryOptions({
    queryKey: chainKey(config, 'coins', account),
    queryFn: () => getBalance(client, { address: account }),
    refetchInterval: jitter * 30_000,
  })
}
