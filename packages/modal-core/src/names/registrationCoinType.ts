import { InvalidChainIdError } from '../errors/nameErrors.ts'
import type { ChainId } from '../types/network.ts'

/** Marks the numbers of EVM chains. A chain id from here on has no room for it. */
const EVM_BIT = 2_147_483_648

/**
 * The number by which a registration names its chain: the chain id OR 2147483648.
 *
 * @throws {InvalidChainIdError} the id is not below 2147483648
 */
export function registrationCoinType(chainId: ChainId): number {
  const id = Number(chainId)
  if (!Number.isInteger(id) || id < 1 || id >= EVM_BIT) throw new InvalidChainIdError({ chainId })
  return (id | EVM_BIT) >>> 0
}
