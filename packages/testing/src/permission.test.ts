// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const KEY = 'foyer.testing.dev.foyer.testing'

beforeEach(() => localStorage.clear())

test('keeps the permission over a reload without a prompt', async () => {
  await setupConnectedWallet()
  const { request } = setupWallet({ switches: { reject: true } })
  expect(await request('eth_accounts')).toEqual([ADDRESS])
})

test('keeps a permission revoked over a reload', async () => {
  const { request } = await setupConnectedWallet()
  await request('wallet_revokePermissions')
  expect(await setupWallet().request('eth_accounts')).toEqual([])
})

test('grants the permission for one account of one wallet', async () => {
  await setupConnectedWallet()
  const otherAccount = setupWallet({ account: { privateKey: `0x${'1'.repeat(64)}` } })
  const otherWallet = setupWallet({ info: { rdns: 'dev.foyer.other' } })
  expect(await otherAccount.request('eth_accounts')).toEqual([])
  expect(await otherWallet.request('eth_accounts')).toEqual([])
})

test('follows another tab that disconnects', async () => {
  const { request, events } = await setupConnectedWallet()
  localStorage.removeItem(KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(events).toEqual([['accountsChanged', []]])
  expect(await request('eth_accounts')).toEqual([])
})

test('ignores other tabs once destroyed', () => {
  const getItem = vi.fn(() => null)
  const { wallet } = setupWallet({ storage: { getItem, setItem: vi.fn(), removeItem: vi.fn() } })
  wallet.destroy()
  getItem.mockClear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(getItem).not.toHaveBeenCalled()
})
