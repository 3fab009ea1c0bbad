import type { Store } from './createStore.ts'
import { encodeCursor, type ListName } from './cursor.ts'
import type { Withdrawal } from './schemas.ts'

type Row<Read extends keyof Store> = Awaited<ReturnType<Store[Read]>> extends (infer R)[] ? R : never

type Wire<T> = { [Key in keyof T]: T[Key] extends bigint ? string : T[Key] }

/** A row with its big integers as decimal strings. */
export function toWire<T extends object>(row: T): Wire<T> {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'bigint' ? value.toString() : value,
  ])
  return Object.fromEntries(entries)
}

export function toWithdrawal(row: Row<'withdrawals'>): Withdrawal {
  const { received, settler, settledAt, settledTransactionHash, ...request } = toWire(row)
  if (received === null || settler === null || settledAt === null || settledTransactionHash === null) {
    return { status: 'processing', ...request }
  }
  return {
    status: 'success',
    ...request,
    received: received.toString(),
    settler,
    settledAt,
    settledTransactionHash,
  }
}

export function toRewardBalance({ token, earned, pending, claimed }: Row<'rewardTotals'>) {
  return toWire({ token, earned, available: earned - pending - claimed, pending, claimed })
}

/** Cuts the extra row off and, if there was one, says where the next page starts. */
export function toPage<T extends { id: string | bigint }>(list: ListName, rows: T[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return { rows: page, nextCursor: hasMore ? encodeCursor(list, last.id.toString()) : null }
}
