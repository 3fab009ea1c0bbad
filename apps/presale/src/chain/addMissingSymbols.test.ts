import { expect, test } from 'vitest'
import { exampleView, INVITER, USDT } from '../../test/exampleView.ts'
import { addMissingSymbols } from './addMissingSymbols.ts'

const config = { tokens: [{ symbol: 'USDT', address: USDT, decimals: 18 }] } as const
const [usdt] = exampleView().tokens

function symbolOf(token: Partial<NonNullable<typeof usdt>>) {
  const view = exampleView({ tokens: exampleView().tokens.map((one) => ({ ...one, ...token })) })
  return addMissingSymbols(config as never, view).tokens[0]?.symbol
}

test('keeps the symbol of a token that was read', () => {
  expect(symbolOf({ symbol: 'USD₮' })).toBe('USD₮')
})

test('takes the symbol from the configuration when the token was not read', () => {
  expect(symbolOf({ symbol: '', readable: false })).toBe('USDT')
})

test('shows the address when the configuration does not know the token', () => {
  expect(symbolOf({ symbol: '', readable: false, token: INVITER })).toBe('0x7099…79C8')
})
