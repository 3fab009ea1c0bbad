import { type Batch, MAX_BATCH, planBatches } from '@foyer/presale-operator'
import { getAddress } from 'viem'

/** Time that a withdrawal belongs to the keeper alone, in seconds: `KEEPER_WINDOW` of the vault. */
export const KEEPER_WINDOW = 600

export type Waiting = {
  id: string
  user: string
  token: string
  amount: string
  net: string
  timestamp: number
}

export type PlanQueueParameters = {
  items: readonly Waiting[]
  /** Chain time, seconds. */
  now: number
  /** True if the account that settles is the keeper, who may at once. */
  isKeeper: boolean
}

/** Withdrawals that may be settled now, in batches of one token each, the oldest first. */
export function planQueue({ items, now, isKeeper }: PlanQueueParameters): Batch[] {
  const open = items.map(({ id, user, token, amount, timestamp }) => ({
    id: Number(id),
    user: getAddress(user),
    token: getAddress(token),
    amount: BigInt(amount),
    fee: 0n,
    requestedAt: timestamp,
  }))
  const delay = isKeeper ? 0 : KEEPER_WINDOW
  return planBatches({ open, now, delay, batchSize: MAX_BATCH, retryAt: new Map() })
}
