import type { Server, SupportedChains } from '../types/server.ts'
import type { SwapQuote } from '../types/swap.ts'
import { anySignal } from '../utils/floor.ts'
import { createConvertClient } from '../wire/createConvertClient.ts'
import { bestQuote } from './checkAnswers.ts'
import { priceImpact, probeOf } from './priceImpact.ts'
import { minimumOf } from './readOrder.ts'
import { SwapStop } from './swapErrorOf.ts'
import type { Order } from './types.ts'
import { queryOf } from './wireAssets.ts'

type ReadQuoteParameters = {
  order: Order
  wire: { baseUrl: string; projectId: Server['projectId']; signal: AbortSignal }
  supported: SupportedChains
  /** Aborts the requests when the form has changed. */
  signal: AbortSignal
}

/** Reads the present result of an order, and by how much it worsens the price of a small part of it. */
export async function readQuote({ order, wire, supported, signal }: ReadQuoteParameters): Promise<SwapQuote> {
  const client = createConvertClient({
    ...wire,
    supported,
    signal: anySignal([wire.signal, signal]),
  })
  async function ask(amount: bigint) {
    const answer = await client.quotes(order.swapper.network.caipNetworkId, queryOf(order, amount))
    if (answer === undefined) throw new SwapStop('unsupportedChain')
    return bestQuote(answer.quotes, order, amount)
  }

  /** By a second quote, of a part. A server that gives only the one still swaps. */
  async function readImpact(toAmount: bigint) {
    const part = probeOf(order.amount)
    const ofPart = part && (await ask(part).catch(() => undefined))
    const probe = part && ofPart ? { amount: part, toAmount: ofPart.toAmount } : undefined
    return priceImpact({ amount: order.amount, toAmount, probe })
  }

  const offer = await ask(order.amount)
  if (offer === undefined) throw new SwapStop('quote')
  const { toAmount, transferFees, priceImpact: statedImpact, toPrice } = offer
  return {
    toAmount,
    minimum: minimumOf(toAmount, order.slippage),
    priceImpact: statedImpact === undefined ? await readImpact(toAmount) : (statedImpact ?? undefined),
    ...(transferFees !== undefined && { transferFees }),
    ...(toPrice !== undefined && { toPrice }),
  }
}
