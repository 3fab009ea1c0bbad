import type { Address } from 'viem'
import * as schemas from '../src/api/schemas.ts'
import { readPages } from './readApi.ts'
import type { ChainState } from './readChain.ts'

/** Everything that the API says of these users, in the form of readChain. */
export async function readIndexer(
  url: string,
  users: readonly Address[],
): Promise<Omit<ChainState, 'blockNumber'>> {
  const lists = await Promise.all(
    users.map(async (user) => {
      const read = <Item>(list: string, schema: Parameters<typeof readPages<Item>>[2]) =>
        readPages<Item>(url, `/v1/users/${user}/${list}`, schema).then((pages) => pages.flat())
      return {
        purchases: await read('purchases', schemas.purchasesPageSchema),
        referrals: await read('referrals', schemas.referralsPageSchema),
        rewards: await read('rewards', schemas.rewardsPageSchema),
        withdrawals: await read('withdrawals', schemas.withdrawalsPageSchema),
      }
    }),
  )
  const operations = await readPages<schemas.Operation>(url, '/v1/operations', schemas.operationsPageSchema)
  const roles = await readPages<schemas.RoleMember>(url, '/v1/roles', schemas.rolesPageSchema, 1)
  const inChainOrder = <Item extends { id: string }>(items: Item[]) =>
    items.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, ...item }) => item)
  return {
    purchases: inChainOrder(lists.flatMap(({ purchases }) => purchases)),
    referrals: inChainOrder(lists.flatMap(({ referrals }) => referrals)),
    rewards: inChainOrder(lists.flatMap(({ rewards }) => rewards)),
    withdrawals: lists
      .flatMap(({ withdrawals }) => withdrawals)
      .sort((a, b) => Number(BigInt(a.id) - BigInt(b.id))),
    operations: inChainOrder(operations.flat()),
    roles: inChainOrder(roles.flat()),
  }
}
