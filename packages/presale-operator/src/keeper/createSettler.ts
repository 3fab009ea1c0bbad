import type { Deployment } from '@foyer/presale-contracts'
import type { Account, Address } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import type { OpenWithdrawal } from '../vault/vaultLedger.ts'
import { findReasons, type UnpaidReason } from './findReasons.ts'
import type { KeeperEvent } from './keeperEvent.ts'
import type { Batch } from './planBatches.ts'
import { type Replacement, settleBatch } from './settleBatch.ts'

/** Time that a withdrawal rests that was not paid for a reason that was not seen, in seconds of chain time. */
const LOOK_AGAIN_AFTER = 30
/** Time that a withdrawal that was not paid rests, in seconds of chain time. A blocked recipient may be unblocked. */
const RETRY_AFTER = 600

export type CreateSettlerParameters = {
  client: ChainClient
  deployment: Deployment
  keeper: Account
  onEvent: (event: KeeperEvent) => void
}

/** The findings of the look at the chain at which a batch is due. */
type Look = {
  /** Chain time, seconds. */
  now: number
  /** Withdrawals that were open. */
  open: readonly OpenWithdrawal[]
}
type Due = Look & { replacement?: Replacement | undefined }

/** @property isFailed whether the payment itself failed when it was simulated */
type Unpaid = Look & { isFailed: boolean }

type Settlement = { paid: number; isMined: boolean }

/** Settles batches, and remembers which withdrawals rest and which tokens fail. */
export function createSettler({ client, deployment, keeper, onEvent }: CreateSettlerParameters) {
  /** Times of the chain until which withdrawals rest, by their ids. */
  const retryAt = new Map<number, number>()
  /** Tokens whose last payment failed as a whole. Finding out which withdrawal is to blame takes many requests. */
  const failing = new Set<Address>()

  /** Tells apart why withdrawals were not paid, and lets them rest. */
  async function explainUnpaid({ token }: Batch, unpaid: readonly number[], { open, now, isFailed }: Unpaid) {
    const withdrawals = open.filter(({ id }) => unpaid.includes(id))
    const found = await findReasons({ client, deployment, token, withdrawals })
    const idsOf = (reason: UnpaidReason) => unpaid.filter((id) => found.get(id) === reason)
    for (const [id, reason] of found)
      retryAt.set(id, now + (reason === 'unexplained' && !isFailed ? LOOK_AGAIN_AFTER : RETRY_AFTER))
    onEvent({
      type: 'unpaid',
      token,
      paidByOthers: idsOf('paidByOthers'),
      refused: idsOf('refused'),
      unexplained: idsOf('unexplained'),
    })
  }

  /**
   * Settles a batch. One that fails as a whole is cut in halves, so that a single withdrawal cannot hold up the others.
   *
   * @returns how many were paid, and whether the next transaction may be sent
   */
  async function settle(batch: Batch, due: Due): Promise<Settlement> {
    const { replacement, ...rest } = due
    const outcome = await settleBatch({ client, deployment, keeper, batch, replacement })
    if (outcome.status === 'failed') failing.add(batch.token)
    if (outcome.status === 'settled') failing.delete(batch.token)
    if (outcome.status === 'failed' && batch.ids.length > 1) {
      const middle = Math.ceil(batch.ids.length / 2)
      const halves = [batch.ids.slice(0, middle), batch.ids.slice(middle)]
      let [paid, isMined] = [0, true]
      for (const ids of halves) {
        if (!isMined) break
        const half = await settle({ ...batch, ids }, paid === 0 ? due : rest)
        paid += half.paid
        isMined = half.isMined
      }
      return { paid, isMined }
    }
    onEvent({ type: 'batch', batch, outcome })
    if (outcome.status === 'unconfirmed') return { paid: 0, isMined: false }
    const unpaid = outcome.status === 'settled' ? outcome.skipped : batch.ids
    if (unpaid.length > 0)
      await explainUnpaid(batch, unpaid, { ...rest, isFailed: outcome.status === 'failed' })
    return { paid: outcome.status === 'settled' ? outcome.paid.length : 0, isMined: true }
  }

  return {
    get retryAt(): ReadonlyMap<number, number> {
      return retryAt
    },

    /** The batches in the order in which they are settled: those of failing tokens last. */
    sort(batches: readonly Batch[]): Batch[] {
      const isLast = ({ token }: Batch) => Number(failing.has(token))
      return batches.toSorted((a, b) => isLast(a) - isLast(b))
    },

    settle,
  }
}
