import { expect, test } from 'vitest'
import { toPairedWallet } from './toPairedWallet.ts'

const icon = 'data:image/png;base64,AA=='

test('reads the name, and the first picture that is inside its URL', () => {
  expect(toPairedWallet({ name: 'Aurora', icons: ['https://aurora.example/icon.png', icon] })).toEqual({
    name: 'Aurora',
    imageUrl: icon,
  })
})

test.each([undefined, null, 7, {}, '\u202e', ''])(
  'calls a wallet `Unknown Wallet` when its name is %j',
  (name) => {
    expect(toPairedWallet({ name, icons: name })).toEqual({ name: 'Unknown Wallet', imageUrl: undefined })
  },
)

test('removes bidi and control characters from a name and cuts it', () => {
  expect(toPairedWallet({ name: 'Me\u202eta', icons: [] }).name).toBe('Me ta')
  expect(toPairedWallet({ name: 'x'.repeat(100_000), icons: [7] }).name).toHaveLength(40)
})

test('looks at the first icons alone', () => {
  const others = Array.from({ length: 100_000 }, () => 'https://aurora.example/icon.png')
  expect(toPairedWallet({ name: 'Aurora', icons: [...others.slice(0, 7), icon] }).imageUrl).toBe(icon)
  expect(toPairedWallet({ name: 'Aurora', icons: [...others, icon] }).imageUrl).toBeUndefined()
})
