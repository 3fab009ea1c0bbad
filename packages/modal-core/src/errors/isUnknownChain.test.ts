import { expect, test } from 'vitest'
import { isUnknownChain } from './isUnknownChain.ts'

const wagmi = (cause: unknown) => ({ name: 'SwitchChainError', code: 4902, cause })

test.each<[string, unknown]>([
  ['a wallet’s code', { code: 4902 }],
  ['the code inside, as on phones', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['a chain that wagmi is not configured for', wagmi({ name: 'ChainNotConfiguredError' })],
  ['a wallet’s code inside wagmi’s', wagmi({ name: 'Error', code: 4902 })],
  ['a text with the code of an internal error', { code: -32603, message: 'Unrecognized chain ID "0x38".' }],
  ['a text with that code and no sign', { code: 32603, message: 'Unrecognized chain ID' }],
])('accepts %s', (_, error) => {
  expect(isUnknownChain(error)).toBe(true)
})

const circular: { cause?: unknown } = {}
circular.cause = circular

test.each<[string, unknown]>([
  ['any other failure, which wagmi gives the same code', wagmi(new Error('locked'))],
  ['a circle', circular],
  ['a text', 'unknown chain'],
  ['nothing', undefined],
])('rejects %s', (_, error) => {
  expect(isUnknownChain(error)).toBe(false)
})
