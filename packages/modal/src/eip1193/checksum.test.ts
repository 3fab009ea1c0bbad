import { expect, test } from 'vitest'
import { checksum, toAddresses } from './checksum.ts'

/** The examples of ERC-55. */
const EXAMPLES = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(EXAMPLES)('returns %s for any case', (address) => {
  expect(checksum(address.toLowerCase())).toBe(address)
  expect(checksum(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
  expect(checksum(address)).toBe(address)
})

test('keeps addresses and drops the rest', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(toAddresses([address, '0x1', 5, null, `${address}00`])).toEqual([address])
  for (const answer of [undefined, null, address, { 0: address, length: 1 }])
    expect(toAddresses(answer)).toEqual([])
})
