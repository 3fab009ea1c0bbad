import { expect, test } from 'vitest'
import type { ActivityItem } from '../types/activity.ts'
import { activityGroups } from './activityGroups.ts'

/** At noon, so that it is that day by any clock. */
const at = (year: number, month: number, day: number) =>
  ({ id: `${year}-${month}-${day}`, minedAt: new Date(year, month, day, 12).getTime() }) as ActivityItem

test('groups by year, then month, the newest first', () => {
  const items = [at(2025, 10, 2), at(2026, 0, 1), at(2024, 10, 30), at(2025, 10, 30), at(2025, 11, 31)]
  const groups = activityGroups(items).map(({ items, ...group }) => ({
    ...group,
    ids: items.map(({ id }) => id),
  }))
  expect(groups).toEqual([
    { year: 2026, month: 0, ids: ['2026-0-1'] },
    { year: 2025, month: 11, ids: ['2025-11-31'] },
    { year: 2025, month: 10, ids: ['2025-10-30', '2025-10-2'] },
    { year: 2024, month: 10, ids: ['2024-10-30'] },
  ])
})

test('splits months by the visitor’s clock', () => {
  const first = new Date(2026, 0, 1).getTime()
  const items = [first, first - 1].map((minedAt) => ({ minedAt }) as ActivityItem)
  expect(activityGroups(items).map(({ year, month }) => [year, month])).toEqual([
    [2026, 0],
    [2025, 11],
  ])
})

test('returns no groups without transactions', () => {
  expect(activityGroups([])).toEqual([])
})
