import type { SendTools } from '../send/types.ts'
import type { Network } from '../types/network.ts'
import type { SwapToken } from '../types/swap.ts'

/** The core's tools for the chains of a namespace. */
export type SwapTools = Pick<SendTools, 'isTransactionHash' | 'follow' | 'stop'> & {
  /** Returns true if a text has the shape of an address. */
  isAddress: (text: string) => boolean
  /** Resolves with true for an account that is a contract, such as a Safe: its transactions may wait for other owners. */
  isContract: (account: Pick<Swapper, 'address' | 'network'>) => Promise<boolean>
  /** Whom an approval lets take how much. Undefined for the data of anything else. */
  decodeApproval: (data: string) => { spender: string; amount: bigint } | undefined
}

/** The account that swaps, its connector and network. */
export type Swapper = { address: string; connectorId: string; network: Network }

/** A form without a mistake. */
export type Order = {
  swapper: Swapper
  from: SwapToken
  to: SwapToken
  amount: bigint
  /** In hundredths of a per cent. */
  slippage: bigint
}
