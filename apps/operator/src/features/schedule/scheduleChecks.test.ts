import { expect, test } from 'vitest'
import { areReadable, findJumps } from './scheduleChecks.ts'

const MILLI_USD = 10n ** 15n
const READY = 1_759_881_600
const steps = (...prices: bigint[]) =>
  prices.map((price, index) => ({ startsAt: READY + index * 86_400, price: price * MILLI_USD }))

test('finds the steps that cost more than twice the step before, with their factor', () => {
  expect(findJumps(steps(60n, 120n, 300n))).toEqual(['2025-10-10 00:00 UTC costs ×2.5'])
  expect(findJumps(steps(60n, 120n, 240n))).toEqual([])
})

test('tells whether buyers can read what an item costs', () => {
  const [first] = steps(60n)
  if (first === undefined) throw new Error('There is no step.')
  expect(areReadable([first], [{ yesPerUnit: 10n ** 21n }])).toBe(true)
  expect(areReadable([{ ...first, price: first.price + 10n ** 6n }], [{ yesPerUnit: 10n ** 21n }])).toBe(
    false,
  )
})
