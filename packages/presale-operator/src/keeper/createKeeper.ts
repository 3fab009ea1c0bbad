import { setTimeout as sleep } from 'node:timers/promises'
import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Account, type Address, parseEther } from 'viem'
import { assertChain, type ChainClient } from '../chain/openChain.ts'
import { SaleError } from '../errors.ts'
import type { VaultReader } from '../vault/createVaultReader.ts'
import type { OpenWithdrawal } from '../vault/vaultLedger.ts'
import { createNonceWatch } from './createNonceWatch.ts'
import { findReasons, type UnpaidReason } from './findReasons.ts'
import { type Batch, MAX_BATCH, planBatches } from './planBatches.ts'
import { type BatchOutcome, type Replacement, settleBatch } from './settleBatch.ts'

/** Time that a withdrawal rests that was not paid for a reason that was not seen, in seconds of chain time. */
const LOOK_AGAIN_AFTER = 30
/** Time that a withdrawal that was not paid rests, in seconds of chain time. A blocked recipient may be unblocked. */
const RETRY_AFTER = 600
/** Longest wait after repeated failures, milliseconds. */
const MAX_BACKOFF = 60_000

/** BNB below which the keeper warns: some thousand withdrawals at the fees of the chain. */
const LOW_BALANCE = parseEther('0.02')

export type KeeperEvent =
  | { type: 'batch'; batch: Batch; outcome: BatchOutcome }
  /**
   * Withdrawals of a batch that were not paid: the vault has paid them already, the token refuses, or the endpoint shows
   * no reason, as while its nodes are of different height.
   */
  | { type: 'unpaid'; token: Address; paidByOthers: number[]; refused: number[]; unexplained: number[] }
  | { type: 'waiting'; nonce: number }
  | { type: 'replacing'; nonce: number; feePercent: bigint }
  | { type: 'lowBalance'; balance: bigint }
  | { type: 'failure'; error: unknown; retryIn: number }

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

/** @property isFailed whether the payment itself failed when it was simulated */
type Unpaid = { now: number; isFailed: boolean }

type Settlement = { paid: number; isMined: boolean }

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
  const retryAt = new Map<number, number>()
  /** Withdrawals that were open at the last look at the chain. */
  let open: readonly OpenWithdrawal[] = []
  /** Tokens whose last payment failed as a whole. Finding out which withdrawal is to blame takes many requests. */
  const failing = new Set<Address>()
  const nonceWatch = createNonceWatch(client, keeper.address)
  let wasLow = false

  /** @throws {SaleError} the account is not the one that the vault lets settle at once */
  async function assertKeeper() {
    const expected = await client.readContract({
      address: deployment.contracts.rewardVault,
      abi: rewardVaultAbi,
      functionName: 'keeper',
    })
    if (expected === keeper.address) return
    throw new SaleError('This account is not the keeper of the vault.', {
      details: [`the vault expects ${expected}`, `the key is that of ${keeper.address}`],
      remedy: 'set PRESALE_PRIVATE_KEY to the key of the keeper',
      docs: 'the-keeper',
    })
  }

  /** Says when the keeper's BNB runs low, once until it is topped up. */
  async function watchBalance() {
    const balance = await client.getBalance({ address: keeper.address })
    const isLow = balance < LOW_BALANCE
    if (isLow && !wasLow) onEvent({ type: 'lowBalance', balance })
    wasLow = isLow
    return balance
  }

  /** Tells apart why withdrawals were not paid, and lets them rest. */
  async function explainUnpaid({ token }: Batch, unpaid: readonly number[], { now, isFailed }: Unpaid) {
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
  async function settle(batch: Batch, now: number, replacement?: Replacement): Promise<Settlement> {
    const outcome = await settleBatch({ client, deployment, keeper, batch, replacement })
    if (outcome.status === 'failed') failing.add(batch.token)
    if (outcome.status === 'settled') failing.delete(batch.token)
    if (outcome.status === 'failed' && batch.ids.length > 1) {
      const middle = Math.ceil(batch.ids.length / 2)
      const halves = [batch.ids.slice(0, middle), batch.ids.slice(middle)]
      let [paid, isMined] = [0, true]
      for (const ids of halves) {
        if (!isMined) break
        const half = await settle({ ...batch, ids }, now, paid === 0 ? replacement : undefined)
        paid += half.paid
        isMined = half.isMined
      }
      return { paid, isMined }
    }
    onEvent({ type: 'batch', batch, outcome })
    if (outcome.status === 'unconfirmed') return { paid: 0, isMined: false }
    const unpaid = outcome.status === 'settled' ? outcome.skipped : batch.ids
    if (unpaid.length > 0) await explainUnpaid(batch, unpaid, { now, isFailed: outcome.status === 'failed' })
    return { paid: outcome.status === 'settled' ? outcome.paid.length : 0, isMined: true }
  }

  /** Settles everything that is due now. Returns how many withdrawals were paid. */
  async function settleDue(signal?: AbortSignal): Promise<number> {
    await assertChain(client)
    const balance = await watchBalance()
    const { ledger, block } = await reader.read()
    const now = Number(block.timestamp)
    open = ledger.open
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
    const batches = planBatches({ open, now, delay, batchSize, retryAt })
    const isLast = ({ token }: Batch) => Number(failing.has(token))
    for (const batch of batches.toSorted((a, b) => isLast(a) - isLast(b))) {
      if (signal?.aborted) break
      const settlement = await settle(batch, now, replacement)
      paid += settlement.paid
      if (settlement.paid > 0) replacement = undefined
      if (!settlement.isMined) break
    }
    onLook({ balance, open: open.length, paid })
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
