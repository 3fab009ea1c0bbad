import type { Address } from 'viem'
import type { RewardBalance, Total } from '../src/api/schemas.ts'
import type { ChainState } from './readChain.ts'

const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString()

/** Returns what /v1/totals must say of these purchases. */
export function totalsOf(purchases: ChainState['purchases']): Total[] {
  const groups = Map.groupBy(purchases, ({ itemId, payToken }) => `${itemId}:${payToken}`)
  return [...groups].sort(byKey).map(([, [first, ...others]]) => {
    if (first === undefined) throw new Error('A group has a first member.')
    const group = [first, ...others]
    return {
      itemId: first.itemId,
      payToken: first.payToken,
      purchases: group.length,
      quantity: sum(group.map(({ quantity }) => `${quantity}`)),
      cost: sum(group.map(({ cost }) => cost)),
      yesAmount: sum(group.map(({ yesAmount }) => yesAmount)),
      reward: sum(group.map(({ reward }) => reward)),
    }
  })
}

/** Returns what /v1/users/{address} must say of this user's rewards. */
export function balancesOf(
  user: Address,
  { rewards, withdrawals }: Pick<ChainState, 'rewards' | 'withdrawals'>,
): RewardBalance[] {
  const groups = Map.groupBy(
    rewards.filter((reward) => reward.user === user),
    ({ token }) => token,
  )
  return [...groups].sort(byKey).map(([token, credits]) => {
    const amounts = (status: 'processing' | 'success') =>
      withdrawals
        .filter((withdrawal) => withdrawal.user === user && withdrawal.token === token)
        .filter((withdrawal) => withdrawal.status === status)
        .map(({ amount }) => amount)
    const earned = sum(credits.map(({ amount }) => amount))
    const [pending, claimed] = [sum(amounts('processing')), sum(amounts('success'))]
    return { token, earned, pending, claimed, available: sum([earned, `-${pending}`, `-${claimed}`]) }
  })
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
