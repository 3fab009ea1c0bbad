import { expect, test } from 'vitest'
import { rewardCurve } from './rewardCurve.ts'
import type { RewardRow } from './sources/rewards.ts'

const reward = (time: number, amount: bigint) => ({ time, amount }) as RewardRow
const toUsd = ({ amount }: RewardRow) => amount

test('rises with each reward to the total earned', () => {
  expect(rewardCurve([reward(30, 5n), reward(20, 3n), reward(10, 2n)], 10n, toUsd)).toEqual([
    { time: 10, total: 0n },
    { time: 10, total: 2n },
    { time: 20, total: 5n },
    { time: 30, total: 10n },
  ])
})

test('starts at the earlier total when only the newest rewards are loaded', () => {
  expect(rewardCurve([reward(30, 5n)], 10n, toUsd)).toEqual([
    { time: 30, total: 5n },
    { time: 30, total: 10n },
  ])
})

test('does not start below zero when the total does not include a reward yet', () => {
  expect(rewardCurve([reward(30, 5n)], 3n, toUsd)[0]).toEqual({ time: 30, total: 0n })
})

test('returns no points when there are no rewards', () => {
  expect(rewardCurve([], 10n, toUsd)).toEqual([])
})
