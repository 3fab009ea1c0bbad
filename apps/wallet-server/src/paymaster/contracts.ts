import type { Address, Hex } from 'viem'

/** Simple7702Account of EntryPoint 0.8, which has this address on every chain. */
export const SIMPLE_7702_ACCOUNT: Address = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** The code of an account that delegates to a contract (EIP-7702). */
export const toDelegatedCode = (implementation: string): Hex =>
  `0xef0100${implementation.slice(2).toLowerCase()}`
