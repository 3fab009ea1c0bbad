import { expect, test } from 'vitest'
import { isTestingWallet } from './isTestingWallet.ts'

test('recognises test wallets by their id', () => {
  expect(isTestingWallet({ id: 'dev.foyer.testing' })).toBe(true)
  expect(isTestingWallet({ id: 'dev.foyer.testing.guardian' })).toBe(true)
  expect(isTestingWallet({ id: 'dev.foyer.testingx' })).toBe(false)
  expect(isTestingWallet({ id: 'io.metamask' })).toBe(false)
})

test('recognises paired wallets when the relay is on this machine', () => {
  expect(isTestingWallet({ id: 'walletConnect' }, { relay: 'ws://127.0.0.1:5555' })).toBe(true)
  expect(isTestingWallet({ id: 'walletConnect' }, { relay: 'wss://relay.walletconnect.org' })).toBe(false)
  expect(isTestingWallet({ id: 'walletConnect' })).toBe(false)
})

test('recognises the embedded wallet when its site is on this machine', () => {
  const login = { id: 'ID_AUTH' }
  expect(isTestingWallet(login, { secureSite: 'http://wallet.localhost:5180' })).toBe(true)
  expect(isTestingWallet(login, { secureSite: 'https://wallet.example' })).toBe(false)
  expect(isTestingWallet(login, { relay: 'ws://127.0.0.1:5555' })).toBe(false)
})
