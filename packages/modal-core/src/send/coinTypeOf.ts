import type { ChainId } from '../types/network.ts'

/** Above it there is no room for the bit that marks EVM chains. */
const EVM_BIT = 2_147_483_648
/** Ethereum has the number that it had before there were other EVM chains. */
const ETHEREUM = 60

/** The number under which a name keeps its address on an EVM chain (ENSIP-11). Undefined where there is none. */
export function coinTypeOf(chainId: ChainId): number | undefined {
  const id = Number(chainId)
  if (!Number.isInteger(id) || id < 0 || id >= EVM_BIT) return undefined
  return id === 1 ? ETHEREUM : (id | EVM_BIT) >>> 0
}
