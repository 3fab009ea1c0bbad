import { SwapMismatchError } from '../errors/swapErrors.ts'
import type { Call } from '../types/adapter.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { createConvertClient } from '../wire/createConvertClient.ts'
import { checkApproval, checkSwap } from './checkAnswers.ts'
import { SwapStop } from './swapErrorOf.ts'
import type { Order, SwapTools } from './types.ts'
import { isSameAccount, queryOf } from './wireAssets.ts'

/** The number of requests for an allowance that the server may not have seen yet, and the time between, in milliseconds. */
const MAX_POLLS = 10
const POLL_INTERVAL = 1_000

type RawCall = Extract<Call, { type: 'raw' }>

/** The wallet's requests, one after the other: the approvals, then the swap. */
export type Plan = {
  order: Order
  /** The contract that swaps. */
  to: string
  approvals: readonly RawCall[]
  /** Of all of it, in the smallest unit of the network's currency. */
  fee: bigint
}

export type CreateBuilderParameters = {
  client: ReturnType<typeof createConvertClient>
  decodeApproval: SwapTools['decodeApproval']
  spenders: readonly string[] | undefined
  schedule: Schedule
}

type BuildOptions = {
  minimum: bigint
  /** True if the server tries the swap: it fails until the approval is there. */
  isEstimated: boolean
  /** The contract that swaps, once that is agreed. */
  to?: string
}

/** Has the server build transactions, and checks each of them. */
export function createBuilder({ client, decodeApproval, spenders, schedule }: CreateBuilderParameters) {
  async function buildSwap(order: Order, { minimum, isEstimated, to }: BuildOptions) {
    const slippage = Number(order.slippage) / 100
    const { tx } = await client.transaction(queryOf(order), { slippage, minAmount: minimum, isEstimated })
    const call = checkSwap(tx, { order, spenders })
    if (to !== undefined && !isSameAccount(call.to, to)) throw new SwapMismatchError({ field: 'to' })
    return { call, fee: BigInt(tx.eip155.gas) * BigInt(tx.eip155.gasPrice) }
  }

  async function buildApproval(order: Order, spender: string, amount: bigint): Promise<RawCall> {
    const { tx } = await client.approval(queryOf(order, amount))
    return checkApproval(tx, { order, amount, spender, decodeApproval })
  }

  const readAllowance = async (order: Order) => BigInt((await client.allowance(queryOf(order))).allowance)

  const wait = () => new Promise<void>((resolve) => schedule(resolve, POLL_INTERVAL))

  return {
    buildSwap,

    /** Builds a swap's transactions. `estimate` asks the network for a call's fee, and rejects for one that would fail. */
    async plan(order: Order, minimum: bigint, estimate: (call: Call) => Promise<bigint>): Promise<Plan> {
      const { call, fee } = await buildSwap(order, { minimum, isEstimated: false })
      const { to } = call
      const allowance = order.from.address === undefined ? order.amount : await readAllowance(order)
      if (allowance >= order.amount) return { order, to, approvals: [], fee: await estimate(call) }
      const approval = await buildApproval(order, to, order.amount)
      const cost = await estimate(approval).catch((error: unknown) => {
        if (allowance === 0n) throw error
      })
      if (cost !== undefined) return { order, to, approvals: [approval], fee: fee + cost }
      // Some tokens take another allowance only once the one that they have is 0.
      const reset = await buildApproval(order, to, 0n)
      return { order, to, approvals: [reset, approval], fee: fee + 2n * (await estimate(reset)) }
    },

    /** Waits until the server sees the approval. A token may answer that it took one that it did not take. */
    async waitForAllowance(order: Order) {
      for (let poll = 0; (await readAllowance(order)) < order.amount; poll++) {
        if (poll === MAX_POLLS) throw new SwapStop('approval')
        await wait()
      }
    },
  }
}
