import { expect, test } from 'vitest'
import { isSignedMessage } from './isSignedMessage.ts'

test('a signed message is 0x and at least 62 hex characters', () => {
  expect(isSignedMessage(`0x${'aB'.repeat(31)}`)).toBe(true)
  expect(isSignedMessage(`0x${'ab'.repeat(65)}`)).toBe(true)
  expect(isSignedMessage(`0x${'a'.repeat(61)}`)).toBe(false)
})

test.each([undefined, null, 7, '', '0x', 'ab'.repeat(40), `0x${'zz'.repeat(40)}`, ['0x']])(
  'rejects %j',
  (answer) => {
    expect(isSignedMessage(answer)).toBe(false)
  },
)
