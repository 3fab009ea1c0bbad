import { expect, test } from 'vitest'
import { toAddresses } from './toAddresses.ts'

test('keeps addresses and drops the rest', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(toAddresses([address, '0x1', 5, null, `${address}00`])).toEqual([address])
  for (const answer of [undefined, null, address, { 0: address, length: 1 }])
    expect(toAddresses(answer)).toEqual([])
})
