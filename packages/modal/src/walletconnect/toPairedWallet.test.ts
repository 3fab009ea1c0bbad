import { expect, test } from 'vitest'
import { toPairedWallet } from './toPairedWallet.ts'

const icon = 'data:image/png;base64,AA=='

test('default: the name, and the first picture that can be drawn without asking a server', () => {
  expect(toPairedWallet({ name: 'Aurora', icons: ['https://aurora.example/icon.png', icon] })).toEqual({
    name: 'Aurora',
    imageUrl: icon,
  })
})

test.each([undefined, null, 7, {}, '\u202e', ''])('behavior: a wallet that calls itself %j', (name) => {
  expect(toPairedWallet({ name, icons: name })).toEqual({ name: 'Unknown Wallet', imageUrl: undefined })
})

test('behavior: bidi and control characters leave its name, and it stays short', () => {
  expect(toPairedWallet({ name: 'Me\u202eta', icons: [] }).name).toBe('Me ta')
  expect(toPairedWallet({ name: 'x'.repeat(100_000), icons: [7] }).name).toHaveLength(40)
})
