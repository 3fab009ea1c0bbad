import type { Row } from '../row.ts'
import { accountOf, type Calls } from './createCalls.ts'
import { gasRow } from './gasRow.ts'
import { singleProof } from './proof.ts'
import { INVITER, LISTED, OPERATOR, STRANGER } from './users.ts'

/**
 * From the very first purchase of the sale to a stranger's second one. Every purchase earns the inviter a reward.
 *
 * @param openSale lets the public buy
 */
export async function buyerRows(calls: Calls, openSale: () => Promise<void>): Promise<Row[]> {
  const { root, proof } = singleProof(accountOf(LISTED).address)
  await calls.setWhitelistRoot(OPERATOR, root)
  await calls.approve(LISTED)
  const firstOfAll = await calls.buy(LISTED, { proof })
  const listedAgain = await calls.buy(LISTED, { proof })

  await openSale()
  const bind = await calls.bind(STRANGER, INVITER)
  const approve = await calls.approve(STRANGER)
  const first = await calls.buy(STRANGER)
  const again = await calls.buy(STRANGER)
  return [
    gasRow('bind', bind, 110_000),
    gasRow('approve', approve),
    gasRow('buy, first of the sale, whitelisted', firstOfAll, 400_000),
    gasRow('buy, first of a buyer', first, 290_000),
    gasRow('buy, repeated', again, 215_000),
    gasRow('buy, repeated, whitelisted', listedAgain, 230_000),
  ]
}
