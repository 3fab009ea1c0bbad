import { describe, expect, test } from 'vitest'
import {
  applyVaultLog,
  emptyLedger,
  expectedLiability,
  type VaultLedger,
  type VaultLog,
} from './vaultLedger.ts'

const token = '0x1111111111111111111111111111111111111111'
const user = '0x2222222222222222222222222222222222222222'

const fold = (ledger: VaultLedger, ...events: [eventName: string, args: object][]) =>
  events.reduce((result, [eventName, args]) => {
    const log = { eventName, args: { token, ...args } } as unknown as VaultLog
    return applyVaultLog(result, log, 100)
  }, ledger)

const credit = (amount: bigint): [string, object] => ['RewardCredited', { user, amount }]
const request = (id: bigint, amount: bigint, fee: bigint): [string, object] => [
  'WithdrawalRequested',
  { id, user, amount, fee, gasFee: 1n, net: amount - fee - 1n },
]
const settle = (id: bigint): [string, object] => ['WithdrawalSettled', { id, user }]

const liability = (ledger: VaultLedger) => {
  const totals = ledger.totals[token]
  return totals === undefined ? undefined : expectedLiability(totals)
}

test('counts rewards as owed from their credit on', () => {
  expect(liability(fold(emptyLedger(), credit(100n), credit(20n)))).toBe(120n)
})

test('keeps the debt at a request, which changes only who is owed what', () => {
  const ledger = fold(emptyLedger(), credit(100n), request(1n, 60n, 3n))
  expect(liability(ledger)).toBe(100n)
  expect(ledger.open).toEqual([{ id: 1, user, token, amount: 60n, fee: 3n, requestedAt: 100 }])
})

test('keeps the fee of a payment owed until the fees are collected', () => {
  const paid = fold(emptyLedger(), credit(100n), request(1n, 60n, 3n), settle(1n))
  expect(paid.open).toEqual([])
  expect(liability(paid)).toBe(43n)
  expect(liability(fold(paid, ['FeesCollected', { amount: 3n }]))).toBe(40n)
})

describe('events that cannot follow each other', () => {
  test('throws at a payment without a request', () => {
    expect(() => fold(emptyLedger(), settle(7n))).toThrow('withdrawal 7 was settled but never requested')
  })
})

test('leaves an earlier ledger as it is', () => {
  const before = fold(emptyLedger(), credit(100n))
  fold(before, request(1n, 60n, 3n), credit(5n))
  expect(liability(before)).toBe(100n)
  expect(before.open).toEqual([])
})
