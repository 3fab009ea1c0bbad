import type { ActivityItem } from '../types/activity.ts'
import type { DeepReadonly } from '../types/state.ts'

/** The transactions of one month, the newest first. */
export type ActivityGroup = {
  year: number
  /** 0 is January. */
  month: number
  items: readonly DeepReadonly<ActivityItem>[]
}

/**
 * Transactions by year, then month, the newest first, as the visitor's clock has it.
 *
 * @example
 * activityGroups([{ minedAt: Date.UTC(2026, 0, 31), … }, { minedAt: Date.UTC(2025, 11, 1), … }])
 * // [{ year: 2026, month: 0, items: […] }, { year: 2025, month: 11, items: […] }]
 */
export function activityGroups(items: readonly DeepReadonly<ActivityItem>[]): ActivityGroup[] {
  const groups = new Map<string, ActivityGroup & { items: DeepReadonly<ActivityItem>[] }>()
  for (const item of items.toSorted((a, b) => b.minedAt - a.minedAt)) {
    const time = new Date(item.minedAt)
    const [year, month] = [time.getFullYear(), time.getMonth()]
    const group = groups.get(`${year}-${month}`)
    if (group === undefined) groups.set(`${year}-${month}`, { year, month, items: [item] })
    else group.items.push(item)
  }
  return [...groups.values()]
}
