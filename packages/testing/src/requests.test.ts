import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const SEND = { from: ADDRESS, to: ADDRESS, value: '0x1' }
const HASH = `0x${'12'.repeat(32)}`

afterEach(() => {
  vi.useRealTimers()
})

test('keeps what the page has asked for, and how it ended', async () => {
  const { wallet, request } = setupWallet({ switches: { reject: ['personal_sign'] } })
  await request('eth_requestAccounts')
  await request('personal_sign', '0x00', ADDRESS).catch(() => {})
  expect(wallet.requests).toMatchObject([
    { id: 1, method: 'eth_requestAccounts', params: [], chainId: 56, status: 'approved' },
    { id: 2, method: 'personal_sign', params: ['0x00', ADDRESS], status: 'rejected', code: 4001 },
  ])
})

test('manual: waits until the test approves or rejects', async () => {
  const { wallet, request } = setupWallet({ answers: 'manual' })
  const connecting = request('eth_requestAccounts')
  const asked = await wallet.waitForRequest('eth_requestAccounts')
  expect(wallet.requests).toMatchObject([{ method: 'eth_requestAccounts', status: 'pending' }])
  asked.approve()
  expect(await connecting).toEqual([ADDRESS])

  const signing = request('personal_sign', '0x00', ADDRESS)
  const refusal = expect(signing).rejects.toMatchObject({ code: -32603, message: 'The device is locked.' })
  ;(await wallet.waitForRequest()).reject(-32603, 'The device is locked.')
  await refusal
})

test('answers one request by the test that waits for it, whatever the switches say, and the next by the switches', async () => {
  const { wallet, request } = await setupConnectedWallet({ switches: { reject: true } })
  const waiting = wallet.waitForRequest('eth_sendTransaction')
  const sending = request('eth_sendTransaction', SEND)
  ;(await waiting).approve(HASH)
  expect(await sending).toBe(HASH)
  await expect(request('eth_sendTransaction', SEND)).rejects.toMatchObject({ code: 4001 })
})

test('takes the first answer to a request', async () => {
  const { wallet, request } = setupWallet({ answers: 'manual' })
  const connecting = request('eth_requestAccounts')
  const asked = await wallet.waitForRequest()
  asked.approve()
  asked.reject()
  expect(await connecting).toEqual([ADDRESS])
})

test('unlocks the wallet with an approval', async () => {
  const { wallet, request } = setupWallet({ answers: 'manual', switches: { locked: true } })
  const connecting = request('eth_requestAccounts')
  ;(await wallet.waitForRequest()).approve()
  expect(await connecting).toEqual([ADDRESS])
  expect(wallet.switches.locked).toBe(false)
})

test('fails what waits for the test when the wallet loses all chains', async () => {
  const { wallet, request } = setupWallet({ answers: 'manual' })
  const connecting = expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4900 })
  await wallet.waitForRequest()
  wallet.set({ disconnected: true })
  await connecting
})

test('says what the page has asked for when the awaited request does not come', async () => {
  vi.useFakeTimers()
  const { wallet, request } = await setupConnectedWallet()
  await request('eth_accounts')
  const failed = expect(wallet.waitForRequest('personal_sign')).rejects.toThrow(
    'No personal_sign waited for the user within 4000 ms. The page has asked for: eth_requestAccounts, eth_accounts.',
  )
  await vi.advanceTimersByTimeAsync(4_000)
  await failed
})

test('refuses to wait for a method that asks nobody, for no time, and to reject without a code', async () => {
  const { wallet, request } = setupWallet({ answers: 'manual' })
  await expect(wallet.waitForRequest('eth_call')).rejects.toThrow(
    '`method` is "eth_call". It takes one that asks',
  )
  await expect(wallet.waitForRequest('personal_sign', { timeout: -1 })).rejects.toThrow('`timeout` is -1')
  void request('eth_requestAccounts').catch(() => {})
  const asked = await wallet.waitForRequest()
  expect(() => asked.reject('no' as never)).toThrow(
    '`code` is "no". It takes the code of an error, such as 4001',
  )
  asked.reject()
})
