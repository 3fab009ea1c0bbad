import { expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

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
