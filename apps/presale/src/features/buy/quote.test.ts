import { describe, expect, test } from 'vitest'
import { exampleView } from '../../../test/exampleView.ts'
import { mostUnits, parseQuantity, quote } from './quote.ts'

const { items, tokens, price } = exampleView()
const [fragment, badge] = items
const [usdt] = tokens
if (fragment === undefined || badge === undefined || usdt === undefined) throw new Error('incomplete example')

describe('quote', () => {
  test('multiplies quantity, YES per item and price', () => {
    expect(quote(fragment, usdt, price, 2)).toEqual({
      yesAmount: 2_000n * 10n ** 18n,
      cost: 240n * 10n ** 18n,
    })
  })

  test('rounds the cost up once, to the smallest unit of the token', () => {
    const cheap = { ...fragment, yesPerUnit: 1n }
    expect(quote(cheap, { ...usdt, decimals: 6 }, 1n, 1).cost).toBe(1n)
    expect(quote(fragment, { ...usdt, decimals: 6 }, price, 1).cost).toBe(120_000_000n)
    expect(quote(fragment, { ...usdt, decimals: 6 }, price + 1n, 1).cost).toBe(120_000_001n)
  })
})

test('limits the quantity to the stock, the wallet limit and what fits in a transaction', () => {
  expect(mostUnits(fragment)).toBe(500)
  expect(mostUnits(badge)).toBe(3)
  expect(mostUnits({ available: 10n ** 9n, walletLeft: 2n ** 256n - 1n })).toBe(65_535)
})

describe('parseQuantity', () => {
  test.each([
    ['1', { status: 'valid', quantity: 1 }],
    [' 12 ', { status: 'valid', quantity: 12 }],
    ['１２', { status: 'valid', quantity: 12 }],
    ['51', { status: 'tooMany', most: 50 }],
    ['999999999999999', { status: 'tooMany', most: 50 }],
  ])('reads %j', (text, input) => {
    expect(parseQuantity(text, 50)).toEqual(input)
  })

  test.each(['', '0', '-1', '1.5', '1e18', '0x1', '1,000', 'one', '0.0000001', '9'.repeat(16)])(
    'refuses %j',
    (text) => {
      expect(parseQuantity(text, 50)).toEqual({ status: 'invalid' })
    },
  )
})
