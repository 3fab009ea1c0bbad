import { expect, test } from 'vitest'
import * as entry from './transactions.ts'

test('exports', () => {
  expect(Object.keys(entry)).toEqual(['FyRecentTransactions'])
})
