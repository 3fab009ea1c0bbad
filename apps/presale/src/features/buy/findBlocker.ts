import type { HomeView } from '../../chain/homeQuery.ts'
import type { Failure } from '../../chain/toFailure.ts'

/**
 * Why the chain would refuse an order, as far as the page already knows: said before the wallet opens.
 *
 * @param order.cost in the token's smallest unit
 * @param order.binds whether the purchase enters an invitation code
 * @param order.whitelisted whether a proof was found; ignored once the sale is open to everyone
 */
export function findBlocker(
  view: HomeView,
  order: { balance: bigint; cost: bigint; whitelisted: boolean; binds: boolean },
): Failure | undefined {
  if (view.paused) return { name: 'SalePaused' }
  if (view.price === 0n) return { name: 'SaleNotStarted' }
  if (!view.publicOpen && !order.whitelisted) return { name: 'NotWhitelisted' }
  if (view.profile.boundAt === 0 && !order.binds) return { name: 'NotBound' }
  if (order.balance < order.cost) return { name: 'InsufficientBalance' }
  return undefined
}
