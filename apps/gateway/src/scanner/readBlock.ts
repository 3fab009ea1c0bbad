import { type Hex, numberToHex } from 'viem'
import * as z from 'zod'
import type { Chain } from '../chain/createChains.ts'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))
const quantity = hex.transform((value) => BigInt(value))
const lower = hex.transform((value) => value.toLowerCase())

const transactionSchema = z.object({
  hash: lower,
  from: lower,
  to: lower.nullish(),
  input: lower,
  nonce: quantity,
  value: quantity,
})

const logSchema = z.object({ address: lower, topics: z.array(lower), data: lower, logIndex: quantity })

const receiptSchema = z.object({
  transactionHash: lower,
  status: quantity,
  contractAddress: lower.nullish(),
  logs: z.array(logSchema),
})

const blockSchema = z.object({
  number: quantity,
  hash: lower,
  parentHash: lower,
  timestamp: quantity,
  transactions: z.array(transactionSchema),
})

export type ChainBlock = z.output<typeof blockSchema> & { receipts: z.output<typeof receiptSchema>[] }
export type ChainTransaction = z.output<typeof transactionSchema>
export type ChainReceipt = z.output<typeof receiptSchema>
export type ChainLog = z.output<typeof logSchema>

/**
 * One block with its receipts, in order. Undefined while the node does not have it.
 *
 * @throws when block and receipts are not of one chain, as during a fork
 */
export async function readBlock({ upstreams }: Chain, number: bigint): Promise<ChainBlock | undefined> {
  const place = numberToHex(number)
  const found = await upstreams.request({ method: 'eth_getBlockByNumber', params: [place, true] })
  if (found === null) return undefined
  const block = blockSchema.parse(found)
  const receipts =
    block.transactions.length === 0
      ? []
      : z
          .array(receiptSchema)
          .parse(await upstreams.request({ method: 'eth_getBlockReceipts', params: [place] }))
  const isWhole =
    receipts.length === block.transactions.length &&
    block.transactions.every(({ hash }, index) => receipts[index]?.transactionHash === hash)
  if (!isWhole) throw new Error(`Block ${number} changed while it was read.`)
  return { ...block, receipts }
}
