import { setTimeout as sleep } from 'node:timers/promises'
import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import type { Account } from 'viem'
import { assertChain, type ChainClient } from '../chain/openChain.ts'
import { OperatorError } from '../errors.ts'
import type { VaultReader } from '../vault/createVaultReader.ts'
import { type Batch, MAX_BATCH, planBatches } from './planBatches.ts'
import { type BatchOutcome, settleBatch } from './settleBatch.ts'

/** How long an unpayable withdrawal rests, in seconds of chain time. A blocked recipient may be unblocked. */
const RETRY_AFTER = 600
/** Longest wait after repeated failures, milliseconds. */
const MAX_BACKOFF = 60_000

export type KeeperEvent =
  | { type: 'batch'; batch: Batch; outcome: BatchOutcome }
  | { type: 'waiting'; nonce: number }
  | { type: 'failure'; error: unknown; retryIn: number }

export type CreateKeeperParameters = {
  client: ChainClient
  deployment: Deployment
  keeper: Account
  reader: VaultReader
  /** Seconds of chain time between a request and its payment. */
  delay: number
  /** Milliseconds between two looks at the chain. */
  interval: number
  batchSize?: number
  onEvent?: (event: KeeperEvent) => void
}

/**
 * Pays requested withdrawals. It keeps nothing that matters in memory: what is open is read from the chain each time,
 * one transaction is under way at a time, and the vault pays a withdrawal once whatever it is asked, so the keeper can
 * be killed and started again at any moment.
 */
export function createKeeper(parameters: CreateKeeperParameters) {
  const {
    client,
    deployment,
    keeper,
    reader,
    delay,
    interval,
    batchSize = MAX_BATCH,
    onEvent = () => {},
  } = parameters
  const retryAt = new Map<number, number>()

  /** @throws {OperatorError} the account is not the one that the vault lets settle at once */
  async function assertKeeper() {
    const expected = await client.readContract({
      address: deployment.contracts.rewardVault,
      abi: rewardVaultAbi,
      functionName: 'keeper',
    })
    if (expected === keeper.address) return
    throw new OperatorError('This account is not the keeper of the vault.', {
      details: [`the vault expects ${expected}`, `the key is that of ${keeper.address}`],
      remedy: 'set PRESALE_PRIVATE_KEY to the key of the keeper',
      docs: 'the-keeper',
    })
  }

  /** Nonce of a transaction of an earlier run that is not mined yet; sending past it could only pay for skips. */
  async function pendingNonce() {
    const { address } = keeper
    const [mined, next] = await Promise.all([
      client.getTransactionCount({ address, blockTag: 'latest' }),
      client.getTransactionCount({ address, blockTag: 'pending' }),
    ])
    return next > mined ? mined : undefined
  }

  /** Settles everything that is due now. Returns how many withdrawals were paid. */
  async function settleDue(signal?: AbortSignal): Promise<number> {
    await assertChain(client)
    const nonce = await pendingNonce()
    if (nonce !== undefined) {
      onEvent({ type: 'waiting', nonce })
      return 0
    }
    const { ledger, block } = await reader.read()
    const now = Number(block.timestamp)
    let paid = 0
    for (const batch of planBatches({ open: ledger.open, now, delay, batchSize, retryAt })) {
      if (signal?.aborted) break
      const outcome = await settleBatch({ client, deployment, keeper, batch })
      onEvent({ type: 'batch', batch, outcome })
      if (outcome.status === 'unconfirmed') break
      const unpaid = outcome.status === 'settled' ? outcome.skipped : batch.ids
      for (const id of unpaid) retryAt.set(id, now + RETRY_AFTER)
      if (outcome.status === 'settled') paid += outcome.paid.length
    }
    return paid
  }

  /** Works until the signal; a failing endpoint is waited for. A transaction under way is finished first. */
  async function run(signal: AbortSignal): Promise<void> {
    await assertKeeper()
    let failures = 0
    while (!signal.aborted) {
      let wait = interval
      try {
        await settleDue(signal)
        failures = 0
      } catch (error) {
        wait = Math.min(interval * 2 ** failures++, MAX_BACKOFF)
        onEvent({ type: 'failure', error, retryIn: wait })
      }
      await sleep(wait, undefined, { signal }).catch(() => {})
    }
  }

  return { assertKeeper, settleDue, run }
}
