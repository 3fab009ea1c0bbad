import type { Address } from 'viem'
import type { OpenWithdrawal } from '../vault/vaultLedger.ts'

/** Most withdrawals in one transaction. */
export const MAX_BATCH = 200

// A transfer that runs out of gas is a skipped withdrawal and not a failed transaction, so an estimate would be
// content with too little. Measured: 83,000 for one, 24,000 for each further one, 20,000 more for a new holder.
const GAS_BASE = 150_000n
const GAS_PER_WITHDRAWAL = 70_000n

/** Gas limit to settle so many withdrawals. */
export function settlementGas(count: number): bigint {
  return GAS_BASE + GAS_PER_WITHDRAWAL * BigInt(count)
}

/** Withdrawals of one token that are settled in one transaction. */
export type Batch = { token: Address; ids: number[] }

export type PlanBatchesParameters = {
  open: readonly OpenWithdrawal[]
  /** Chain time, seconds. */
  now: number
  /** Seconds that a withdrawal waits after its request. */
  delay: number
  /** Most withdrawals in a transaction. */
  batchSize: number
  /** Chain time before which a withdrawal that could not be paid is not tried again. */
  retryAt: ReadonlyMap<number, number>
}

/** Withdrawals that are due, oldest first, in batches of one token each. */
export function planBatches({ open, now, delay, batchSize, retryAt }: PlanBatchesParameters): Batch[] {
  const due = open
    .filter(({ id, requestedAt }) => requestedAt + delay <= now && (retryAt.get(id) ?? 0) <= now)
    .sort((a, b) => a.id - b.id)
  return [...new Set(due.map(({ token }) => token))].flatMap((token) => {
    const ids = due.filter((withdrawal) => withdrawal.token === token).map(({ id }) => id)
    const count = Math.ceil(ids.length / batchSize)
    return Array.from({ length: count }, (_, index) => ({
      token,
      ids: ids.slice(index * batchSize, (index + 1) * batchSize),
    }))
  })
}
