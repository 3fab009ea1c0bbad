import {
  type Address,
  BaseError,
  decodeFunctionResult,
  ExecutionRevertedError,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
} from 'viem'
import type { Chain } from '../../chain/createChains.ts'
import { isUnanswered } from '../../chain/isUnanswered.ts'
import { SwapProbe } from '../../generated/swapProbe.ts'
import type { SwapTrial } from '../types.ts'

export type ProbeSwapParameters = {
  owner: Address
  router: Address
  path: readonly Address[]
  amount: bigint
  /** Of the native currency that is sold, else 0. */
  value: bigint
  isNativeBought: boolean
  /** Of the call of the router. */
  data: Hex
}

/**
 * Tries a swap as its account would make it, whatever it has allowed so far: a node runs the code of `SwapProbe` in the
 * account's place, for this one call.
 *
 * @throws {UpstreamsError} no node answers
 */
export async function probeSwap({ client }: Chain, parameters: ProbeSwapParameters): Promise<SwapTrial> {
  const { owner, router, path, amount, value, isNativeBought, data } = parameters
  const { abi, deployedBytecode: code } = SwapProbe
  const call = encodeFunctionData({
    abi,
    functionName: 'probe',
    args: [{ router, path, amount, value, isNativeBought, data }],
  })
  const balance = value + parseEther('1')
  try {
    const answer = await client.call({
      to: owner,
      data: call,
      stateOverride: [{ address: owner, code, balance }],
    })
    // A node that knows no overrides calls an account without code.
    if (answer.data === undefined) return { status: 'unknown' }
    const [arrived, sent, received] = decodeFunctionResult({ abi, functionName: 'probe', data: answer.data })
    const fees = {
      ...(value === 0n && keptOf('from', amount, arrived)),
      ...(!isNativeBought && keptOf('to', sent, received)),
    }
    return { status: 'done', received, fees }
  } catch (error) {
    if (isUnanswered(error)) throw error
    const isReverted =
      error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
    if (!isReverted) return { status: 'unknown' }
    const owned = value > 0n ? value : await readBalance({ client }, path[0], owner)
    return { status: owned < amount ? 'unknown' : 'failed' }
  }
}

/** @returns the part of a transfer that its token keeps, in per cent; nothing where it keeps none */
function keptOf(side: 'from' | 'to', given: bigint, arrived: bigint): { from?: number; to?: number } {
  if (given <= 0n || arrived >= given) return {}
  // To the nearest hundredth: what is kept is rounded down by the token.
  const percent = Number(((given - arrived) * 10_000n + given / 2n) / given) / 100
  return percent === 0 ? {} : { [side]: percent }
}

async function readBalance({ client }: Pick<Chain, 'client'>, token: Address | undefined, owner: Address) {
  if (token === undefined) return 0n
  const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
  return client.readContract(call).catch((error: unknown) => {
    if (isUnanswered(error)) throw error
    return 0n
  })
}
