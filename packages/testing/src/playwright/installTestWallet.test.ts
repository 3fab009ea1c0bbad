import { launchBrowser } from '@foyer/harness/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { servePage } from '../../test/servePage.ts'
import { ADDRESS } from '../../test/setupWallet.ts'
import { installTestWallet } from './installTestWallet.ts'

const OPTIONS = { rpcUrl: 'http://127.0.0.1:1', chainId: 56 }
const RDNS = 'dev.foyer.testing'

let browser: Browser
let context: BrowserContext
let server: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  server = await servePage()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context.close())

async function openPage() {
  const page = await context.newPage()
  await page.goto(server.url)
  return page
}

/** Returns the answer of the page's provider: its result, or the code of its error. */
const request = (page: Page, method: string, params: unknown[] = [], rdns = RDNS) =>
  page.evaluate(
    (call) => {
      const { wallets } = window as unknown as {
        wallets: Record<string, { request(parameters: unknown): Promise<unknown> }>
      }
      return wallets[call.rdns]?.request(call).catch((error: { code: number }) => error.code)
    },
    { rdns, method, params },
  )
const events = (page: Page) => page.evaluate(() => (window as unknown as { events: unknown[] }).events)

test('installs the wallet before the first script of the page, keeps the permission over a reload, lets the user disconnect, and leaves it out once disposed', async () => {
  const wallet = await installTestWallet(context, OPTIONS)
  const page = await openPage()
  expect(await request(page, 'eth_requestAccounts')).toEqual([ADDRESS])
  await wallet.set({ reject: true })
  await page.reload()
  expect(await request(page, 'eth_accounts')).toEqual([ADDRESS])
  await wallet.disconnect()
  expect(await request(page, 'eth_accounts')).toEqual([])
  await wallet.dispose()
  await page.reload()
  expect(await request(page, 'eth_accounts')).toBeUndefined()
})

test('keeps a switch that was set before the page is loaded, sets one in every open tab, and switches the chain in all of them and over a reload', async () => {
  const wallet = await installTestWallet(context, { ...OPTIONS, switches: { wrongChain: 1 } })
  await wallet.set({ reject: true })
  const first = await openPage()
  expect(await request(first, 'eth_requestAccounts')).toBe(4001)
  await first.reload()
  expect(await request(first, 'eth_requestAccounts')).toBe(4001)
  expect(await request(first, 'eth_chainId')).toBe('0x1')

  const second = await openPage()
  await wallet.set({ reject: false, wrongChain: 5 })
  for (const tab of [first, second]) expect(await request(tab, 'eth_chainId')).toBe('0x5')
  await request(first, 'wallet_switchEthereumChain', [{ chainId: '0x38' }])
  await expect
    .poll(() => events(second))
    .toEqual([
      ['chainChanged', '0x5'],
      ['chainChanged', '0x38'],
    ])
  await first.reload()
  expect(await request(first, 'eth_chainId')).toBe('0x38')
  expect(wallet.switches.wrongChain).toBeUndefined()
})

test('keeps two wallets separate', async () => {
  await installTestWallet(context, OPTIONS)
  const info = { name: 'Other', rdns: 'com.example.other' }
  const account = { privateKey: `0x${'1'.repeat(64)}` } as const
  const other = await installTestWallet(context, { ...OPTIONS, info, account })
  await other.set({ wrongChain: 1 })
  const page = await openPage()
  expect(await request(page, 'eth_chainId')).toBe('0x38')
  expect(await request(page, 'eth_chainId', [], other.info.rdns)).toBe('0x1')
  expect(await request(page, 'eth_requestAccounts', [], other.info.rdns)).toEqual([other.address])
})

test('has the test answer a request of a page, whatever the switches say, and says what was asked for when none comes', async () => {
  const wallet = await installTestWallet(context, { ...OPTIONS, switches: { reject: true } })
  const page = await openPage()
  const connecting = request(page, 'eth_requestAccounts')
  const asked = await wallet.waitForRequest('eth_requestAccounts')
  asked.approve()
  expect(await connecting).toEqual([ADDRESS])
  const signing = request(page, 'personal_sign', ['0x68656c6c6f', ADDRESS])
  const signature = await wallet.waitForRequest()
  expect(signature).toMatchObject({ method: 'personal_sign', params: ['0x68656c6c6f', ADDRESS], chainId: 56 })
  signature.reject(-32603, 'The device is locked.')
  expect(await signing).toBe(-32603)
  expect(wallet.requests.map(({ method, status, code }) => [method, status, code])).toEqual([
    ['eth_requestAccounts', 'approved', undefined],
    ['personal_sign', 'rejected', -32603],
  ])
  await expect(wallet.waitForRequest('eth_sendTransaction', { timeout: 50 })).rejects.toThrow('personal_sign')
  await expect(wallet.waitForRequest('eth_call')).rejects.toThrow(/`method` is "eth_call"/)
})

test('answers with what the test makes up, in open pages and later ones, until it takes that back', async () => {
  const wallet = await installTestWallet(context, { ...OPTIONS, rpcUrl: 'http://127.0.0.1:9' })
  const page = await openPage()
  const params = [ADDRESS, 'latest']
  const unmock = await wallet.mock('eth_getBalance', ([address]) => (address === ADDRESS ? '0x2a' : '0x0'))
  expect(await request(page, 'eth_getBalance', params)).toBe('0x2a')
  await page.reload()
  expect(await request(page, 'eth_getBalance', params)).toBe('0x2a')
  await unmock()
  expect(await request(page, 'eth_getBalance', params)).not.toBe('0x2a')
})

test('selects another account in every tab and over a reload, and only one that it has, and disconnects the other tabs of a page that revokes its permission', async () => {
  const wallet = await installTestWallet(context, { ...OPTIONS, accounts: 2 })
  const first = await openPage()
  await request(first, 'eth_requestAccounts')
  const second = await openPage()
  await wallet.selectAccount(1)
  const selected = wallet.addresses.toReversed()
  for (const tab of [first, second]) {
    await expect.poll(() => request(tab, 'eth_accounts')).toEqual(selected)
    expect((await events(tab)).at(-1)).toEqual(['accountsChanged', selected])
  }
  await first.reload()
  expect(await request(first, 'eth_accounts')).toEqual(selected)
  await expect(wallet.selectAccount(2)).rejects.toThrow(/`selectAccount` is 2.*index below 2/)
  await expect(wallet.selectChain(1)).rejects.toThrow(/`selectChain` is 1/)

  await request(first, 'wallet_revokePermissions')
  await expect.poll(async () => (await events(second)).at(-1)).toEqual(['accountsChanged', []])
})
