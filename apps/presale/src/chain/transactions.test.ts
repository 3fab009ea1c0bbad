import { expect, test } from 'vitest'
import { withGasMargin } from './transactions.ts'

test('gas is the estimate × 1.25 + 30k', () => {
  expect(withGasMargin(200_000n)).toBe(280_000n)
  expect(withGasMargin(0n)).toBe(30_000n)
})
