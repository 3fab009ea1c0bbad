import { expect, test } from 'vitest'
import { findLoopbackUrl, isLoopbackHost } from './loopback.ts'

test('recognises loopback hosts however they are written', () => {
  for (const host of ['localhost', 'presale.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(isLoopbackHost(host), host).toBe(true)
  }
})

test('does not take hosts that only look like loopback for it', () => {
  for (const host of ['localhost.example', 'notlocalhost', '128.0.0.1', '127.0.0.1.example', '10.0.0.1']) {
    expect(isLoopbackHost(host), host).toBe(false)
  }
})

test('finds one loopback URL among others', () => {
  expect(findLoopbackUrl(['https://rpc.example', 'http://[::1]:8545'])).toBe('http://[::1]:8545')
  expect(findLoopbackUrl(['https://rpc.example'])).toBeUndefined()
})
