import { expect, test } from 'vitest'
import { coinTypeOf } from './coinTypeOf.ts'

test.each([
  [1, 60],
  [56, 2_147_483_704],
  [10, 2_147_483_658],
  [2_147_483_647, 4_294_967_295],
])('knows the coin type of chain %i: %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})

test.each([2_147_483_648, 2 ** 53, -1, 1.5, 'mainnet'])('knows no coin type of chain %s', (chainId) => {
  expect(coinTypeOf(chainId)).toBeUndefined()
})
