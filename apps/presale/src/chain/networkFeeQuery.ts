import { queryOptions } from '@tanstack/react-query'
import { getGasPrice } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { jitter } from '../app/jitter.ts'
import { chainKey } from './chainKey.ts'

/**
 * Above what docs/benchmarks.md measures for any purchase but the sale's very first one, which fills slots that later
 * ones find filled.
 */
const BUY_GAS = 310_000n
const APPROVE_GAS = 50_000n

/** The network fee of a purchase at the current gas price, in wei. The estimate is on the high side. */
export function networkFeeQueryOptions(
  { config, client }: Runtime,
  { needsAllowance }: { needsAllowance: boolean },
) {
  return queryOptions({
    queryKey: chainKey(config, 'gasPrice'),
    queryFn: () => getGasPrice(client),
    select: (gasPrice) => gasPrice * (needsAllowance ? BUY_GAS + APPROVE_GAS : BUY_GAS),
    staleTime: 30_000,
    refetchInterval: jitter * 30_000,
  })
}
