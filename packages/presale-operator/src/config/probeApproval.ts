import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hexToBigInt,
  keccak256,
  numberToHex,
} from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { isOutage } from '../chain/toSaleError.ts'
import { MAPPING_SLOTS, mappingKey, PROBE, RECIPIENT } from './probeTransfer.ts'

/**
 * Simulates how a token changes an allowance: from zero, and from another allowance, at once or by way of zero.
 *
 * @returns `any`: at once. `fromZero`: only from zero, which the sale does first. `never`: the sale cannot use the token.
 *   `undefined` when the allowance cannot be overridden, so that only the first approval is known to work
 */
export async function probeApproval(
  client: ChainClient,
  token: Address,
): Promise<'any' | 'fromZero' | 'never' | undefined> {
  const canApprove = async (amount: bigint, slot?: bigint) => {
    try {
      await client.call({
        account: PROBE,
        to: token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, amount] }),
        ...(slot !== undefined && { stateOverride: [allowanceOverride(token, slot)] }),
      })
      return true
    } catch (error) {
      if (isOutage(error)) throw error
      return false
    }
  }
  if (!(await canApprove(1n))) return 'never'
  const slot = await findAllowanceSlot(client, token)
  if (slot === undefined) return undefined
  if (await canApprove(2n, slot)) return 'any'
  return (await canApprove(0n, slot)) ? 'fromZero' : 'never'
}

const ALLOWANCE = 7n

async function findAllowanceSlot(client: ChainClient, token: Address) {
  for (const slot of MAPPING_SLOTS) {
    const { data = '0x' } = await client.call({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [PROBE, RECIPIENT] }),
      stateOverride: [allowanceOverride(token, slot)],
    })
    if (data !== '0x' && hexToBigInt(data) === ALLOWANCE) return slot
  }
  return undefined
}

/** The allowance that PROBE has given to RECIPIENT, in a mapping of mappings at a slot. */
function allowanceOverride(token: Address, slot: bigint) {
  const key = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [RECIPIENT, mappingKey(PROBE, slot)]),
  )
  return { address: token, stateDiff: [{ slot: key, value: numberToHex(ALLOWANCE, { size: 32 }) }] }
}
