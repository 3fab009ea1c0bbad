import type { RewardRow } from './sources/rewards.ts'

/** US dollars with 18 decimals, earned in all up to a time in seconds. */
export type RewardPoint = { time: number; total: bigint }

/**
 * The growth of an account's rewards: one point before the oldest reward and one after each. It counts back from the
 * total, so that it is correct while only the newest rewards are loaded.
 *
 * @param rewards newest first
 * @param earned in all, US dollars with 18 decimals
 * @param toUsd a reward in US dollars with 18 decimals
 */
export function rewardCurve(
  rewards: readonly RewardRow[],
  earned: bigint,
  toUsd: (reward: RewardRow) => bigint,
): RewardPoint[] {
  const points: RewardPoint[] = []
  let total = earned
  for (const reward of rewards) {
    points.unshift({ time: reward.time, total })
    total -= toUsd(reward)
  }
  const [oldest] = points
  return oldest === undefined ? [] : [{ time: oldest.time, total: total > 0n ? total : 0n }, ...points]
}
