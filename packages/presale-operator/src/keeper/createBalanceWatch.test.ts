import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createBalanceWatch } from './createBalanceWatch.ts'

test('reports a low balance once, and again after it was topped up', async () => {
  let balance = parseEther('0.02')
  const reported: bigint[] = []
  const watch = createBalanceWatch({ getBalance: async () => balance }, '0x1', (low) => reported.push(low))
  expect(await watch.read()).toBe(parseEther('0.02'))
  expect(reported).toEqual([])

  balance = 1n
  await watch.read()
  await watch.read()
  expect(reported).toEqual([1n])

  balance = parseEther('1')
  await watch.read()
  balance = 2n
  await watch.read()
  expect(reported).toEqual([1n, 2n])
})
