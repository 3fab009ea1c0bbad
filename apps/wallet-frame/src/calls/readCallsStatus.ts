import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { UNKNOWN_CALLS } from '@foyer/embedded-wallet-frame/protocol'
import * as z from 'zod/mini'
import type { Rpc } from '../rpc/createRpc.ts'
import { isKnown } from '../rpc/isKnown.ts'
import { quantity, toHex } from '../rpc/quantity.ts'

type Hex = `0x${string}`

/** Codes of EIP-5792. */
export const STATUS = { pending: 100, confirmed: 200, lost: 400, reverted: 500, partial: 600 } as const

const hex = z.string().check(z.regex(/^0x[\da-f]*$/i))
const receiptSchema = z.nullable(
  z.object({
    transactionHash: hex,
    blockHash: hex,
    blockNumber: hex,
    gasUsed: hex,
    status: hex,
    logs: z.array(z.object({ address: hex, data: hex, topics: z.array(hex) })),
  }),
)

export type Receipt = NonNullable<z.output<typeof receiptSchema>>

export type ReadCallsStatusParameters = {
  id: string
  chainId: number
  hashes: readonly Hex[]
  rpc: Rpc
  /** True if this page is still sending them. */
  isSending: boolean
}

/** The receipt of a transaction that is in a block. */
export async function readReceipt(rpc: Rpc, hash: Hex): Promise<Receipt | undefined> {
  const parsed = receiptSchema.safeParse(await rpc('eth_getTransactionReceipt', [hash]))
  if (!parsed.success) throw new ReplyError('The network gave an answer that cannot be used')
  return parsed.data ?? undefined
}

export const isReverted = ({ status }: Receipt) => quantity(status) !== 1n

/**
 * Reads the status of calls that were sent one after another, from the chain alone. Calls that a page which was left has
 * not sent any more count as never sent: their signatures are gone with it.
 *
 * @throws {ReplyError} no network knows the first of them, or it does not answer
 */
export async function readCallsStatus({ id, chainId, hashes, rpc, isSending }: ReadCallsStatusParameters) {
  const receipts: Receipt[] = []
  for (const hash of hashes) {
    const receipt = await readReceipt(rpc, hash)
    if (receipt === undefined) break
    receipts.push(receipt)
    if (isReverted(receipt)) break
  }
  return { version: '2.0.0', id, chainId: toHex(chainId), atomic: false, status: await judge(), receipts }

  async function judge(): Promise<number> {
    const last = receipts.at(-1)
    if (last !== undefined && isReverted(last))
      return receipts.length === 1 ? STATUS.reverted : STATUS.partial
    const next = hashes[receipts.length]
    if (next === undefined) return STATUS.confirmed
    // The first question fails where no endpoint answers; the second asks them all.
    const isWaiting = async () =>
      (await rpc('eth_getTransactionByHash', [next])) !== null || (await isKnown(next, rpc))
    if (isSending || (await isWaiting())) return STATUS.pending
    if (last === undefined) throw new ReplyError(UNKNOWN_CALLS)
    return STATUS.partial
  }
}
