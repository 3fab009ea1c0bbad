import type { Address, Hex } from 'viem'
import type { Chain } from './createChains.ts'
import { isUnanswered } from './isUnanswered.ts'

export type EstimateGasParameters = { account: Address; to: Address; data: Hex; value?: bigint }

/**
 * Returns the gas that a transaction takes. Undefined where the node says that it would fail.
 *
 * @throws {UpstreamsError} no node answers
 */
export async function estimateGas(
  { client }: Chain,
  call: EstimateGasParameters,
): Promise<bigint | undefined> {
  try {
    return await client.estimateGas(call)
  } catch (error) {
    if (isUnanswered(error)) throw error
    return undefined
  }
}
