import type { Client } from 'viem'
import { getBlockNumber } from 'viem/actions'

/** Reads the newest block along with the steps, which do not wait for it: after `stop` an answer may be too new. */
export function watchHead(client: Client) {
  let [head, isStopped] = [0n, false]
  getBlockNumber(client, { cacheTime: 0 }).then(
    (block) => {
      if (!isStopped) head = block
    },
    () => undefined,
  )
  return {
    /** @returns the block, 0 where it is not known: the transaction is in none before it */
    stop() {
      isStopped = true
      return head
    },
  }
}
