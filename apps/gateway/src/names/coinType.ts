import type { NameRow } from '../store/createNameStore.ts'

/** Ethereum's number since before there were other EVM chains (SLIP-44). */
const ETHEREUM = 60
const EVM_BIT = 0x8000_0000

/** Under which number a name keeps its address on an EVM chain (ENSIP-11). Undefined where there is no room for the bit. */
export const coinTypeOf = (chainId: number) => (chainId < EVM_BIT ? (chainId | EVM_BIT) >>> 0 : undefined)

/** The same, but 60 for Ethereum: the number that look-ups ask for. */
export const lookupCoinType = (chainId: number) => (chainId === 1 ? ETHEREUM : coinTypeOf(chainId))

/**
 * True if a name leads to its owner on the chain of a coin type. An account with a key has its address on every EVM
 * chain. That of a contract counts on its own chain only: elsewhere another one may have been deployed at it.
 */
export function leadsToOwner({ hasKey, coinType }: NameRow, asked: number): boolean {
  if (hasKey) return asked === ETHEREUM || (asked >= EVM_BIT && asked < 2 * EVM_BIT)
  return asked === coinType || (asked === ETHEREUM && coinType === coinTypeOf(1))
}
