import type { Address } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import type { Replacement } from './settleBatch.ts'

/** Time that a transaction may wait to be mined before it is replaced, in seconds of chain time. */
const REPLACE_AFTER = 60
/** Fee of the first replacement, in percent of the current fees. Nodes ask for 10 to 15 percent more than before. */
const FIRST_PERCENT = 125n
/** The most that is paid: beyond it, low fees are not the problem. */
const MAX_PERCENT = 1_000n

export type NonceState = { status: 'free' } | ({ status: 'waiting' | 'overdue' } & Replacement)

/**
 * Watches for a transaction of the keeper that is sent and not mined, also one of an earlier run. After a minute it is to
 * be replaced, with fees that rise by a quarter each time.
 */
export function createNonceWatch(client: ChainClient, address: Address) {
  let stuck: { nonce: number; since: number; feePercent: bigint } | undefined

  return {
    /** @param now chain time, seconds */
    async read(now: number): Promise<NonceState> {
      const [nonce, next] = await Promise.all([
        client.getTransactionCount({ address, blockTag: 'latest' }),
        client.getTransactionCount({ address, blockTag: 'pending' }),
      ])
      if (next <= nonce) {
        stuck = undefined
        return { status: 'free' }
      }
      if (stuck?.nonce !== nonce) stuck = { nonce, since: now, feePercent: FIRST_PERCENT }
      const { since, feePercent } = stuck
      return { status: now - since < REPLACE_AFTER ? 'waiting' : 'overdue', nonce, feePercent }
    },

    /** Raises the fees of the next replacement. Call it before sending one, because a node may refuse it. */
    raise(): void {
      if (stuck === undefined) return
      const raised = (stuck.feePercent * 125n) / 100n
      stuck = { ...stuck, feePercent: raised > MAX_PERCENT ? MAX_PERCENT : raised }
    },
  }
}
