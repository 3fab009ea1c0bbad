import { hashTypedData as hashWithViem } from 'viem'
import { describe, expect, test } from 'vitest'
import { hashTypedData } from './hashTypedData.ts'

const CONTRACT = '0x55d398326f99059fF775485246999027B3197955'
const domain = { name: 'Exchange', version: '1', chainId: 56, verifyingContract: CONTRACT }

const order = {
  domain,
  primaryType: 'Exchange:Order',
  types: {
    'Exchange:Order': [
      { name: 'maker', type: 'address' },
      { name: 'legs', type: 'My-Leg[]' },
      { name: 'fee.rate', type: 'uint16' },
    ],
    'My-Leg': [
      { name: 'amount', type: 'int256' },
      { name: 'note', type: 'Sub:Note' },
    ],
    'Sub:Note': [
      { name: 'text', type: 'string' },
      { name: 'data', type: 'bytes' },
      { name: 'ids', type: 'uint8[2][]' },
    ],
  },
  message: {
    maker: CONTRACT,
    legs: [
      {
        amount: '-5',
        note: {
          text: 'hi',
          data: '0xABcd',
          ids: [
            [1, 2],
            [3, 4],
          ],
        },
      },
      { amount: 7, note: { text: '', data: '0x', ids: [] } },
    ],
    'fee.rate': 30,
  },
}
/** As ethers 6 computes it. */
const ORDER_HASH = '0x1521f3f64561903d9cb27194f840918efd0ccf0aad99e76e24c4b54294b481f6'

describe('the hash of typed data', () => {
  test('has the types inside of others, whatever characters their names have', () => {
    expect(hashTypedData(order)).toBe(ORDER_HASH)
  })

  test.each([
    ['lower case', CONTRACT.toLowerCase()],
    ['upper case', `0x${CONTRACT.slice(2).toUpperCase()}`],
    ['upper case with its prefix', CONTRACT.toUpperCase()],
    ['a case that is no checksum', CONTRACT.replace('d398', 'D398')],
  ])('is the same for an address in %s', (_, address) => {
    const message = { ...order.message, maker: address }
    const written = { ...order, domain: { ...domain, verifyingContract: address }, message }
    expect(hashTypedData(written)).toBe(ORDER_HASH)
  })

  test.each([
    ['without a domain', {}, { Mail: [{ name: 'text', type: 'string' }] }, { text: 'Hi' }],
    [
      'with lists, hashes and signs',
      domain,
      {
        Mail: [
          { name: 'to', type: 'Person[2]' },
          { name: 'hash', type: 'bytes32' },
          { name: 'shift', type: 'int8' },
          { name: 'isOpen', type: 'bool' },
        ],
        Person: [{ name: 'wallet', type: 'address' }],
      },
      {
        to: [{ wallet: CONTRACT }, { wallet: CONTRACT }],
        hash: `0x${'ab'.repeat(32)}`,
        shift: -3,
        isOpen: true,
      },
    ],
  ])('is that of viem %s', (_, domain, types, message) => {
    const data = { domain, types, primaryType: 'Mail', message }
    expect(hashTypedData(data)).toBe(hashWithViem(data as never))
  })

  test('is none where a value does not fit', () => {
    const types = { Mail: [{ name: 'to', type: 'Person' }] }
    expect(() => hashTypedData({ domain, types, primaryType: 'Mail', message: { to: {} } })).toThrow()
  })
})
