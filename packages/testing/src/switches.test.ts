import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('reject: answers every prompt with 4001 when true', async () => {
  const { request } = await setupConnectedWallet({ switches: { reject: true } })
  await expect(request('personal_sign', '0x00', ADDRESS)).rejects.toMatchObject({
    name: 'ProviderRpcError',
    code: 4001,
    message: 'The user rejected the request personal_sign.',
  })
})

test('reject: rejects only the methods of a list', async () => {
  const { request } = await setupConnectedWallet({ switches: { reject: ['eth_sendTransaction'] } })
  await expect(request('eth_sendTransaction', { from: ADDRESS })).rejects.toMatchObject({ code: 4001 })
  expect(await request('personal_sign', '0x00', ADDRESS)).toMatch(/^0x/)
})

test('delay: answers no earlier than after the delay', async () => {
  vi.useFakeTimers()
  const { request } = setupWallet({ switches: { delay: 5000 } })
  const answered = vi.fn()
  void request('eth_requestAccounts').then(answered)
  await vi.advanceTimersByTimeAsync(4999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith([ADDRESS])
})

test('delay: answers open requests when set to another value', async () => {
  vi.useFakeTimers()
  const { wallet, request } = setupWallet({ switches: { delay: 60_000 } })
  const waiting = request('eth_requestAccounts')
  await vi.advanceTimersByTimeAsync(10)
  wallet.set({ delay: 0 })
  expect(await waiting).toEqual([ADDRESS])
  expect(vi.getTimerCount()).toBe(0)
})

test('delay: can still reject open requests', async () => {
  vi.useFakeTimers()
  const { wallet, request } = setupWallet({ switches: { delay: 60_000 } })
  const waiting = request('eth_requestAccounts')
  await vi.advanceTimersByTimeAsync(10)
  wallet.set({ delay: 0, reject: true })
  await expect(waiting).rejects.toMatchObject({ code: 4001 })
})

test('delay: answers at once what needs no prompt', async () => {
  const { request } = setupWallet({ switches: { delay: 60_000 } })
  expect(await request('eth_accounts')).toEqual([])
})

test('locked: hides the account, and shows it again when unlocked', async () => {
  const { wallet, request, events } = await setupConnectedWallet()
  wallet.set({ locked: true })
  expect(await request('eth_accounts')).toEqual([])
  wallet.set({ locked: false })
  expect(await request('eth_accounts')).toEqual([ADDRESS])
  expect(events).toEqual([
    ['accountsChanged', []],
    ['accountsChanged', [ADDRESS]],
  ])
})

test('locked: connects once the wallet is unlocked', async () => {
  const { wallet, request } = setupWallet({ switches: { locked: true } })
  const waiting = request('eth_requestAccounts')
  expect(await request('eth_accounts')).toEqual([])
  wallet.set({ locked: false })
  expect(await waiting).toEqual([ADDRESS])
})

test('locked: refuses to sign with 4100', async () => {
  const { wallet, request } = await setupConnectedWallet()
  wallet.set({ locked: true })
  await expect(request('personal_sign', '0x00', ADDRESS)).rejects.toMatchObject({ code: 4100 })
})

test('disconnected: fails every request with 4900 and tells the page', async () => {
  const { wallet, request, events } = await setupConnectedWallet()
  wallet.set({ disconnected: true })
  await expect(request('eth_accounts')).rejects.toMatchObject({ code: 4900 })
  wallet.set({ disconnected: false })
  expect(await request('eth_accounts')).toEqual([ADDRESS])
  expect(events).toEqual([
    ['disconnect', expect.objectContaining({ code: 4900 })],
    ['connect', { chainId: '0x38' }],
  ])
})

test('disconnected: fails open requests', async () => {
  const { wallet, request } = setupWallet({ switches: { locked: true } })
  const waiting = request('eth_requestAccounts')
  wallet.set({ disconnected: true })
  await expect(waiting).rejects.toMatchObject({ code: 4900 })
})
