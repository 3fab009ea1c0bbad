import { expect, test } from 'vitest'
import { rewardCurve } from './rewardCurve.ts'
import type { RewardRow } from './sources/rewards.ts'

const reward = (time: number, amount: bigint) => ({ time, amount }) as RewardRow
const toUsd = ({ amount }: RewardRow) => amount

test('default: rises by each reward to what was earned in all', () => {
  expect(rewardCurve([reward(30, 5n), reward(20, 3n), reward(10, 2n)], 10n, toUsd)).toEqual([
    { time: 10, total: 0n },
    { time: 10, total: 2n },
    { time: 20, total: 5n },
    { time: 30, total: 10n },
  ])
})

test('behavior: with the newest rewards only, it starts at what was earned before', () => {
  expect(rewardCurve([reward(30, 5n)], 10n, toUsd)).toEqual([
    { time: 30, total: 5n },
    { time: 30, total: 10n },
  ])
})

test('behavior: a reward that the sums do not have yet does not lead below zero', () => {
  expect(rewardCurve([reward(30, 5n)], 3n, toUsd)[0]).toEqual({ time: 30, total: 0n })
})

test('behavior: without rewards there is no curve', () => {
  expect(rewardCurve([], 10n, toUsd)).toEqual([])
})
