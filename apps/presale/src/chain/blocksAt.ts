import { BlockNotFoundError, type Client } from 'viem'
import { getBlock } from 'viem/actions'

/** Blocks of one second that are looked for: the chain makes two or three. */
const MAX_BLOCKS = 8

type Header = { number: bigint; timestamp: bigint }

/**
 * The numbers of the blocks of one second. Found by their times alone, which every node keeps of every block, in about
 * as many requests as the chain's length has binary digits, or far fewer where its pace is even.
 *
 * @param time in seconds
 * @param startBlock no block before it is of interest
 */
export async function findBlocksAt(client: Client, time: number, startBlock: number): Promise<bigint[]> {
  const first = await findFirst(client, BigInt(time), BigInt(startBlock))
  const found: bigint[] = []
  for (let block = first; block?.timestamp === BigInt(time) && found.length < MAX_BLOCKS; ) {
    found.push(block.number)
    block = await readNext(client, block)
  }
  return found
}

/** The first block that is not before a time; `undefined` when the chain has none yet. */
async function findFirst(client: Client, time: bigint, startBlock: bigint): Promise<Header | undefined> {
  let [before, after] = await Promise.all([readHeader(client, startBlock), readHeader(client, 'latest')])
  if (before.timestamp >= time) return before
  if (after.timestamp < time) return undefined
  // Every second guess halves the range, for the chain's pace has changed and a development chain's clock is set.
  for (let halves = false; after.number - before.number > 1n; halves = !halves) {
    const middle = await readHeader(client, halves ? (before.number + after.number) / 2n : guess())
    if (middle.timestamp < time) before = middle
    else after = middle
  }
  return after

  /** The block's number if all took the same time; between the two that are known. */
  function guess() {
    const share = (after.number - before.number) * (time - before.timestamp)
    const number = before.number + share / (after.timestamp - before.timestamp)
    return number <= before.number ? before.number + 1n : number >= after.number ? after.number - 1n : number
  }
}

async function readNext(client: Client, { number }: Header) {
  try {
    return await readHeader(client, number + 1n)
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  }
}

async function readHeader(client: Client, block: bigint | 'latest'): Promise<Header> {
  const { number, timestamp } = await (block === 'latest'
    ? getBlock(client, { blockTag: block })
    : getBlock(client, { blockNumber: block }))
  return { number, timestamp }
}
