import { setTimeout as sleep } from 'node:timers/promises'
import type { Deployment } from '@foyer/presale-contracts'
import type { Account } from 'viem'
import { assertChain, type ChainClient } from '../chain/openChain.ts'
import type { VaultReader } from '../vault/createVaultReader.ts'
import { assertKeeper } from './assertKeeper.ts'
import { createBalanceWatch } from './createBalanceWatch.ts'
import { createNonceWatch } from './createNonceWatch.ts'
import { createSettler } from './createSettler.ts'
import type { KeeperEvent } from './keeperEvent.ts'
import { MAX_BATCH, planBatches } from './planBatches.ts'
import type { Replacement } from './settleBatch.ts'

/** Longest wait after repeated failures, milliseconds. */
const MAX_BACKOFF = 60_000

/** The findings and actions of one look of the keeper at the chain. */
export type KeeperLook = {
  /** For gas, in wei. */
  balance: bigint
  /** Withdrawals that were not paid before. */
  open: number
  /** Withdrawals that were paid now. */
  paid: number
}

export type CreateKeeperParameters = {
  client: ChainClient
  deployment: Deployment
  keeper: Account
  reader: Pick<VaultReader, 'read'>
  /** Seconds of chain time between a request and its payment. */
  delay: number
  /** Milliseconds between two looks at the chain. */
  interval: number
  batchSize?: number
  onEvent?: (event: KeeperEvent) => void
  /** Gets each look at the chain that did not fail. */
  onLook?: (look: KeeperLook) => void
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
    onLook = () => {},
  } = parameters
  const settler = createSettler({ client, deployment, keeper, onEvent })
  const nonceWatch = createNonceWatch(client, keeper.address)
  const balanceWatch = createBalanceWatch(client, keeper.address, (balance) =>
    onEvent({ type: 'lowBalance', balance }),
  )
  const assertOwnKey = () => assertKeeper({ client, deployment, keeper })

  /** Settles everything that is due now. Returns how many withdrawals were paid. */
  async function settleDue(signal?: AbortSignal): Promise<number> {
    await assertChain(client)
    const balance = await balanceWatch.read()
    const { ledger, block } = await reader.read()
    const now = Number(block.timestamp)
    const { open } = ledger
    const nonce = await nonceWatch.read(now)
    if (nonce.status === 'waiting') {
      onEvent({ type: 'waiting', nonce: nonce.nonce })
      onLook({ balance, open: open.length, paid: 0 })
      return 0
    }
    let replacement: Replacement | undefined
    if (nonce.status === 'overdue') {
      replacement = nonce
      nonceWatch.raise()
      onEvent({ type: 'replacing', nonce: nonce.nonce, feePercent: nonce.feePercent })
    }
    let paid = 0
    const batches = planBatches({ open, now, delay, batchSize, retryAt: settler.retryAt })
    for (const batch of settler.sort(batches)) {
      if (signal?.aborted) break
      const settlement = await settler.settle(batch, { now, open, replacement })
      paid += settlement.paid
      if (settlement.paid > 0) replacement = undefined
      if (!settlement.isMined) break
    }
    onLook({ balance, open: open.length, paid })
    return paid
  }

  /** Works until the signal; a failing endpoint is waited for. A transaction under way is finished first. */
  async function run(signal: AbortSignal): Promise<void> {
    await assertOwnKey()
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

  return { assertKeeper: assertOwnKey, settleDue, run }
}
