import { expect, test } from 'vitest'
import { registrationCoinType } from './registrationCoinType.ts'

test.each([
  [1, 2_147_483_649],
  [56, 2_147_483_704],
  [2_147_483_647, 4_294_967_295],
])('is chain %i OR 2147483648: %i', (chainId, coinType) => {
  expect(registrationCoinType(chainId)).toBe(coinType)
})

test.each([2_147_483_648, 4_294_967_352, 0, -1, 1.5, 'mainnet'])(
  'refuses %s: `Invalid chainId`',
  (chainId) => {
    expect(() => registrationCoinType(chainId)).toThrow('Invalid chainId')
  },
)
