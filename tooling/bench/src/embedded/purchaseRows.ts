import { createCalls } from '../gas/createCalls.ts'
import { gasRow } from '../gas/gasRow.ts'
import { INVITER, STRANGER } from '../gas/users.ts'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import type { Purchase } from './playPurchases.ts'
import type { Sale } from './startSale.ts'

/** Measures sponsored purchases, beside those of an ordinary account on the same chain. */
export async function purchaseRows(
  { client, deployment }: Pick<Sale, 'client' | 'deployment'>,
  played: readonly { first: Purchase; repeated: Purchase }[],
): Promise<Row[]> {
  const calls = createCalls(client, deployment)
  const bind = await calls.bind(STRANGER, INVITER)
  const buy = async () => (await calls.approve(STRANGER)).gasUsed + (await calls.buy(STRANGER)).gasUsed
  const first = bind.gasUsed + (await buy())
  const repeated = await buy()
  // They differ a little, by how many bytes of their data are zero.
  const typical = (name: 'first' | 'repeated') => ({
    gasUsed: BigInt(median(played.map((one) => Number(one[name].gasUsed)))),
  })
  return [
    gasRow('sponsored first buy: delegation, code, allowance and purchase as one', typical('first'), 460_000),
    gasRow('the same by an ordinary account, in three transactions', { gasUsed: first }),
    gasRow('sponsored repeated buy: allowance and purchase as one', typical('repeated'), 255_000),
    gasRow('the same by an ordinary account, in two transactions', { gasUsed: repeated }),
    {
      what: 'sponsored buy: Approve to the receipt in the page',
      measured: median(played.map(({ first: { receiptMs } }) => receiptMs)),
      unit: 'ms',
    },
  ]
}
