import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import { expect, test } from 'vitest'
import { fromSs58, toNetworkAddress, toSs58 } from './ss58.ts'

const KEYS = Array.from({ length: 20 }, (_, index) => new Uint8Array(32).fill(index * 13))

test.each([0, 2, 42, 63, 64, 255, 1284, 16383])(
  'writes and reads addresses of prefix %i as util-crypto does',
  (prefix) => {
    for (const key of KEYS) {
      const address = encodeAddress(key, prefix)
      expect(toSs58({ prefix, key })).toBe(address)
      expect(fromSs58(address)).toEqual({ prefix, key })
      expect(decodeAddress(toSs58({ prefix, key }))).toEqual(key)
    }
  },
)

test('reads no address with a typing error, of another length, or longer than any', () => {
  const address = encodeAddress(KEYS[5] ?? '', 0)
  for (let index = 0; index < address.length; index++) {
    const wrong = `${address.slice(0, index)}${address[index] === 'A' ? 'B' : 'A'}${address.slice(index + 1)}`
    expect(fromSs58(wrong)).toBeUndefined()
  }
  for (const text of ['', '1', 'I0Ol', '25GUyv', 'A'.repeat(1_000_000), undefined, 7])
    expect(fromSs58(text)).toBeUndefined()
})

test('writes an account of Ethereum in lower case on each network', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(toNetworkAddress(address, 0)).toBe(address.toLowerCase())
  expect(toNetworkAddress(`${address}00`, 0)).toBeUndefined()
})
