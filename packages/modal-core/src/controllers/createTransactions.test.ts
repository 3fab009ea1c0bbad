import { expect, test } from 'vitest'
import { createTransactions } from './createTransactions.ts'

test('returns the transactions of a view and of the views above it, newest first, when the view is left', () => {
  const { stack, leave } = createTransactions()
  const [below, here, above] = [{}, {}, {}]
  for (const [depth, transaction] of [below, here, above].entries()) stack.push({ transaction, depth })
  expect(leave(3)).toEqual([])
  const left = leave(1)
  expect([left[0] === above, left[1] === here, left.length]).toEqual([true, true, 2])
  expect(stack.map(({ transaction }) => transaction === below)).toEqual([true])
})
