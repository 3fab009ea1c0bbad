import { rewardVaultAbi } from '@foyer/presale-contracts'
import { getAbiItem, type Log } from 'viem'
import * as z from 'zod'

/** The vault's events that move money. */
export const VAULT_EVENTS = [
  getAbiItem({ abi: rewardVaultAbi, name: 'RewardCredited' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalRequested' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalSettled' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'FeesCollected' }),
] as const

export type VaultLog = Log<bigint, number, false, undefined, true, typeof VAULT_EVENTS>

const amount = z.codec(z.string().regex(/^\d+$/), z.bigint(), { decode: BigInt, encode: String })
const address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])

const openWithdrawalSchema = z.object({
  id: z.int().positive(),
  user: address,
  token: address,
  amount,
  fee: amount,
  /** Chain time of the request, seconds. */
  requestedAt: z.int().nonnegative(),
})

/** A withdrawal that has been requested and not been paid. */
export type OpenWithdrawal = z.output<typeof openWithdrawalSchema>

const totalsSchema = z.object({ credited: amount, settled: amount, fees: amount, collected: amount })

/** Sums over all events of one token, in its smallest unit; `settled` is gross. */
export type VaultTotals = z.output<typeof totalsSchema>

export const vaultLedgerSchema = z.object({
  totals: z.record(address, totalsSchema),
  open: z.array(openWithdrawalSchema),
})

/** The sum of the vault's events, without a look at the vault itself. */
export type VaultLedger = z.output<typeof vaultLedgerSchema>

export function emptyLedger(): VaultLedger {
  return { totals: {}, open: [] }
}

/** A withdrawal was settled whose request is not among the events. */
export class UnknownWithdrawalError extends Error {
  override name = 'UnknownWithdrawalError'
  constructor(id: number) {
    super(`withdrawal ${id} was settled but never requested`)
  }
}

/** The debt of the vault in a token: available, pending and uncollected fees of all. */
export function expectedLiability({ credited, settled, fees, collected }: VaultTotals): bigint {
  return credited - settled + fees - collected
}

/**
 * The ledger after one more event; the given one is left as it is.
 *
 * @param time chain time of the event's block, seconds
 */
export function applyVaultLog(ledger: VaultLedger, log: VaultLog, time: number): VaultLedger {
  const { token } = log.args
  const totals = ledger.totals[token] ?? { credited: 0n, settled: 0n, fees: 0n, collected: 0n }
  const withTotals = (changes: Partial<VaultTotals>, open = ledger.open): VaultLedger => ({
    totals: { ...ledger.totals, [token]: { ...totals, ...changes } },
    open,
  })

  switch (log.eventName) {
    case 'RewardCredited':
      return withTotals({ credited: totals.credited + log.args.amount })
    case 'FeesCollected':
      return withTotals({ collected: totals.collected + log.args.amount })
    case 'WithdrawalRequested': {
      const { id, user, amount, fee } = log.args
      const request = { id: Number(id), user, token, amount, fee, requestedAt: time }
      return withTotals({}, [...ledger.open, request])
    }
    case 'WithdrawalSettled': {
      const id = Number(log.args.id)
      const paid = ledger.open.find((request) => request.id === id)
      if (paid === undefined) throw new UnknownWithdrawalError(id)
      return withTotals(
        { settled: totals.settled + paid.amount, fees: totals.fees + paid.fee },
        ledger.open.filter((request) => request !== paid),
      )
    }
  }
}
