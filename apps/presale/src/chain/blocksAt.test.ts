import { createClient, custom, numberToHex } from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import { findBlocksAt } from './blocksAt.ts'

/** A chain of blocks with these times, from block 0, and a count of what was asked of it. */
function setup(times: readonly number[]) {
  const asked: string[] = []
  const client = createClient({
    chain: bsc,
    transport: custom(
      {
        async request({ params: [block] }) {
          asked.push(block)
          const number = block === 'latest' ? times.length - 1 : Number(block)
          const time = times[number]
          return time === undefined ? null : { number: numberToHex(number), timestamp: numberToHex(time) }
        },
      },
      { retryCount: 0 },
    ),
  })
  return { asked, find: (time: number, startBlock = 0) => findBlocksAt(client, time, startBlock) }
}

const everySecond = Array.from({ length: 1_000 }, (_, index) => 5_000 + index)

test('finds the block with the timestamp', async () => {
  const { find } = setup(everySecond)
  expect(await find(5_000)).toEqual([0n])
  expect(await find(5_123)).toEqual([123n])
  expect(await find(5_999)).toEqual([999n])
})

test('finds all blocks when several share the timestamp', async () => {
  const { find } = setup([10, 10, 11, 11, 11, 12])
  expect(await find(11)).toEqual([2n, 3n, 4n])
  expect(await find(12)).toEqual([5n])
})

test('finds nothing when no block has the timestamp, or it is before the start or in the future', async () => {
  const { find } = setup([10, 12, 20])
  expect(await find(15)).toEqual([])
  expect(await find(9)).toEqual([])
  expect(await find(21)).toEqual([])
  expect(await find(12, 2)).toEqual([])
})

test('needs few requests when blocks are even, and at most twice a binary search otherwise', async () => {
  const even = setup(everySecond)
  await even.find(5_700)
  expect(even.asked.length).toBeLessThanOrEqual(8)
  const uneven = setup(everySecond.map((time, index) => (index < 500 ? index : time * 1_000)))
  expect(await uneven.find(499)).toEqual([499n])
  expect(uneven.asked.length).toBeLessThanOrEqual(2 * 10 + 4)
})
