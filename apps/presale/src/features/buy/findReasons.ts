import type { HomeView, ItemView, TokenView } from '../../chain/homeQuery.ts'

/** A reason why a purchase is not possible, known before anything is sent: a key of the texts in `why`. */
export type Reason =
  | 'wallet'
  | 'network'
  | 'notStarted'
  | 'soldOut'
  | 'whitelist'
  | 'code'
  | 'limit'
  | 'balance'
  | 'gas'

export type FindReasonsParameters = {
  view: Pick<HomeView, 'price' | 'publicOpen' | 'profile'>
  item: ItemView | undefined
  token: TokenView | undefined
  /** In the token's smallest unit; `undefined` while nothing valid is chosen. */
  cost: bigint | undefined
  /** `undefined` for a visitor, of whom only the sale's own state is known. */
  wallet:
    | {
        isOnNetwork: boolean
        /** `undefined` while it is not known. */
        isListed: boolean | undefined
        /** True if the purchase enters an invitation code. */
        binds: boolean
        /** In wei; `undefined` while it is not known. */
        coins: bigint | undefined
        /** The account's part of the network fee, in wei: 0 if the site pays it. */
        fee: bigint | undefined
      }
    | undefined
}

/** All reasons why an order would not go through, what concerns everybody first. Empty: it can be placed. */
export function findReasons({ view, item, token, cost, wallet }: FindReasonsParameters): Reason[] {
  const reasons: [Reason, boolean][] = [
    ['notStarted', view.price === 0n],
    ['soldOut', item?.available === 0n],
    ['wallet', wallet === undefined],
  ]
  if (wallet !== undefined) {
    const { isOnNetwork, isListed, binds, coins, fee } = wallet
    reasons.push(
      ['whitelist', !view.publicOpen && isListed === false],
      ['code', view.profile.boundAt === 0 && !binds],
      ['limit', item !== undefined && item.available > 0n && item.walletLeft === 0n],
      ['balance', token !== undefined && cost !== undefined && token.balance < cost],
      ['gas', coins !== undefined && fee !== undefined && coins < fee],
      ['network', !isOnNetwork],
    )
  }
  return reasons.filter(([, applies]) => applies).map(([reason]) => reason)
}
