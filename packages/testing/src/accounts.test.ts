import { type Hex, verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'
import { memoryStorage } from './permission.ts'

test('shows no account before it is connected', async () => {
  const { request } = setupWallet()
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('wallet_getPermissions')).toEqual([])
})

test('connects and tells the page on eth_requestAccounts', async () => {
  const { request, events } = setupWallet()
  expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
  expect(await request('eth_accounts')).toEqual([ADDRESS])
  expect(events).toEqual([['accountsChanged', [ADDRESS]]])
})

test('answers eth_requestAccounts without a prompt when already connected', async () => {
  const { wallet, request } = await setupConnectedWallet()
  wallet.set({ reject: true })
  expect(await request('eth_requestAccounts')).toEqual([ADDRESS])
})

test('prompts on wallet_requestPermissions even when connected', async () => {
  const { wallet, request } = await setupConnectedWallet()
  expect(await request('wallet_requestPermissions', { eth_accounts: {} })).toMatchObject([
    { parentCapability: 'eth_accounts', caveats: [{ value: [ADDRESS] }] },
  ])
  wallet.set({ reject: true })
  await expect(request('wallet_requestPermissions', { eth_accounts: {} })).rejects.toMatchObject({
    code: 4001,
  })
})

test('refuses a second request to connect with -32002 while the first is open', async () => {
  const { wallet, request } = setupWallet({ switches: { locked: true } })
  const first = request('eth_requestAccounts')
  await expect(request('wallet_requestPermissions')).rejects.toMatchObject({ code: -32002 })
  wallet.set({ locked: false })
  expect(await first).toEqual([ADDRESS])
})

test('lets a page revoke its permission', async () => {
  const { request, events } = await setupConnectedWallet()
  expect(await request('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
  expect(await request('eth_accounts')).toEqual([])
  expect(events).toEqual([['accountsChanged', []]])
})

test('lets the user disconnect the page in the wallet', async () => {
  const { wallet, request, events } = await setupConnectedWallet()
  wallet.disconnect()
  expect(await request('eth_accounts')).toEqual([])
  expect(events).toEqual([['accountsChanged', []]])
})

const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('shares all accounts, and tells the page when the user selects another one', async () => {
  const { wallet, request, events } = await setupConnectedWallet({ accounts: 2 })
  expect(wallet.addresses).toEqual([ADDRESS, SECOND])
  wallet.selectAccount(1)
  expect(await request('eth_accounts')).toEqual([SECOND, ADDRESS])
  expect(events).toEqual([['accountsChanged', [SECOND, ADDRESS]]])
  expect(() => wallet.selectAccount(2)).toThrow('`selectAccount` is 2. It takes an index below 2')
})

test('signs with the account that a request names', async () => {
  const { request } = await setupConnectedWallet({ accounts: 2 })
  const signature = (await request('personal_sign', '0x68656c6c6f', SECOND)) as Hex
  expect(await verifyMessage({ address: SECOND, message: 'hello', signature })).toBe(true)
})

test('keeps the selected account over a reload', async () => {
  const storage = memoryStorage()
  const { wallet } = await setupConnectedWallet({ accounts: 2, storage })
  wallet.selectAccount(1)
  const { request } = setupWallet({ accounts: 2, storage })
  expect(await request('eth_accounts')).toEqual([SECOND, ADDRESS])
})
