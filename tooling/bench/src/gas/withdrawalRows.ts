import type { Row } from '../row.ts'
import { type Calls, requestedIds } from './createCalls.ts'
import { gasRow } from './gasRow.ts'
import { EARNERS, INVITER, KEEPER, LISTED } from './users.ts'

const BATCH = 10
/** In units of the payment token; above the fees of a withdrawal. */
const AMOUNT = '5'

/** An inviter who has earned enough withdraws again and again; the keeper settles one by one, then ten together. */
export async function withdrawalRows(calls: Calls): Promise<Row[]> {
  await calls.buy(LISTED, { quantity: 20 })

  const first = await calls.requestWithdrawal(INVITER, AMOUNT)
  const again = await calls.requestWithdrawal(INVITER, AMOUNT)
  // The first settlement of all fills slots that every later one finds filled.
  await calls.settle(KEEPER, requestedIds(first))
  const one = await calls.settle(KEEPER, requestedIds(again))

  const ids: number[] = []
  while (ids.length < BATCH) ids.push(...requestedIds(await calls.requestWithdrawal(INVITER, AMOUNT)))
  const { gasUsed } = await calls.settle(KEEPER, ids)
  await settleAll(calls)
  const users = await settleAll(calls)
  return [
    gasRow('requestWithdrawal, first', first, 115_000),
    gasRow('requestWithdrawal, repeated', again, 100_000),
    gasRow('settle, one', one, 95_000),
    gasRow(`settle, each of ${BATCH} of one user`, { gasUsed: gasUsed / BigInt(BATCH) }, 27_000),
    gasRow(`settle, each of ${EARNERS.length} users`, users, 27_000),
  ]
}

/** A withdrawal of each earner, settled together. The first of a user fills slots that later ones find filled. */
async function settleAll(calls: Calls) {
  const ids: number[] = []
  for (const user of EARNERS) {
    await calls.earn(user, AMOUNT)
    ids.push(...requestedIds(await calls.requestWithdrawal(user, AMOUNT)))
  }
  const { gasUsed } = await calls.settle(KEEPER, ids)
  return { gasUsed: gasUsed / BigInt(ids.length) }
}
