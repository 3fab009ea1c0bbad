import { type Address, parseEther } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'

/** BNB below which the keeper warns: some thousand withdrawals at the fees of the chain. */
const LOW_BALANCE = parseEther('0.02')

/** Reads the keeper's BNB, and calls `onLow` when it runs low, once until it is topped up. */
export function createBalanceWatch(
  client: Pick<ChainClient, 'getBalance'>,
  address: Address,
  onLow: (balance: bigint) => void,
) {
  let wasLow = false

  return {
    async read(): Promise<bigint> {
      const balance = await client.getBalance({ address })
      const isLow = balance < LOW_BALANCE
      if (isLow && !wasLow) onLow(balance)
      wasLow = isLow
      return balance
    },
  }
}
