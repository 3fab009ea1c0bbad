import { type Address, isAddressEqual } from 'viem'
import type { Call } from '../chain/call.ts'
import { ROLES } from '../deploy/roleMap.ts'
import { SaleError } from '../errors.ts'

/** An admin would take its own role away. */
export class LockoutError extends SaleError {
  override name = 'LockoutError'
}

/**
 * Only another admin takes ADMIN from an account. So one is always left, and a new one has shown that it can act before
 * the old one goes: an address with a typing error would lock everybody out for ever.
 *
 * @throws {LockoutError}
 */
export function refuseLockout(caller: Address, { functionName, args }: Call) {
  if (functionName !== 'revokeRole') return
  const [role, account] = args as [bigint, Address]
  if (role !== ROLES.ADMIN || !isAddressEqual(account, caller)) return
  throw new LockoutError(`The admin ${caller} would take its own role away.`, {
    remedy:
      'grant ADMIN to the new account first, and take it from this one with the new one: that shows that it can act',
    docs: 'change-who-may-do-what',
  })
}
