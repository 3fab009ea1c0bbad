import type { Log } from 'viem'
import type { ChainClient } from './openChain.ts'

/** Blocks remembered for endpoints whose logs carry no time. */
const REMEMBERED = 1_000

/**
 * Gives the chain time of logs, in seconds: from the log itself where the endpoint says it, else from its block.
 */
export function createLogClock(client: ChainClient) {
  const times = new Map<bigint, Promise<number>>()

  async function fetchTime(blockNumber: bigint) {
    return Number((await client.getBlock({ blockNumber })).timestamp)
  }

  return function timeOfLog(log: Log<bigint, number, false>): Promise<number> {
    if (typeof log.blockTimestamp === 'bigint') return Promise.resolve(Number(log.blockTimestamp))
    const known = times.get(log.blockNumber)
    if (known !== undefined) return known
    if (times.size >= REMEMBERED) times.clear()
    const time = fetchTime(log.blockNumber)
    times.set(log.blockNumber, time)
    return time
  }
}
