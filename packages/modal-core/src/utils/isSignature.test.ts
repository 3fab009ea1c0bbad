import { expect, test } from 'vitest'
import { isSignature } from './isSignature.ts'

test.each(['0x', `0x${'aB'.repeat(31)}`])('accepts the signature %s', (answer) => {
  expect(isSignature(answer)).toBe(true)
})

test.each([undefined, null, '', '0', '0X', '0x12', ['0x']])('rejects %j', (answer) => {
  expect(isSignature(answer)).toBe(false)
})
