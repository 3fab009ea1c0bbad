import { expect, test } from 'vitest'
import { findLoopbackUrl } from './loopback.ts'

test('finds one loopback URL among others', () => {
  expect(findLoopbackUrl(['https://rpc.example', 'http://[::1]:8545'])).toBe('http://[::1]:8545')
  expect(findLoopbackUrl(['https://rpc.example'])).toBeUndefined()
})
