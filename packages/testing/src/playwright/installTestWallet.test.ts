import { browserLaunchOptions } from '@foyer/harness/browser'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
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
  browser = await chromium.launch(await browserLaunchOptions())
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

/** What the page's provider answers: its result, or the code of its error. */
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

test('disconnects the other tabs of a page that revokes its permission', async () => {
  await installTestWallet(context, OPTIONS)
  const first = await openPage()
  await request(first, 'eth_requestAccounts')
  const second = await openPage()
  await request(first, 'wallet_revokePermissions')
  await expect.poll(() => events(second)).toEqual([['accountsChanged', []]])
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
