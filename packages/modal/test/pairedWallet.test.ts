/** The paired wallet of the test kit with the modal, at the address of the public relay. */
import { installPairedWallet } from '@foyer/testing/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

const RELAY = 'wss://relay.walletconnect.org'
const MESSAGE = '0x68656c6c6f'

// Whole pages in a real browser take longer than unit tests, above all beside other suites.

let served: Awaited<ReturnType<typeof serveApp>>
beforeAll(async () => {
  const app = await shareApp('pairing')
  served = await serveApp({ ...app, connect: RELAY })
})
afterAll(async () => {
  served.stop()
})

async function setup() {
  const context = await (await shareBrowser()).newContext({ reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const phone = await installPairedWallet(context, { chains: [{ id: 56 }, { id: 97 }], accounts: 2 })
  onTestFinished(phone.dispose)
  const page = await context.newPage()
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') strangers.push(request.url())
  })
  await page.goto(`${served.url}?adapter=wagmi&relay=${RELAY}`)
  return { page, phone, strangers }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

async function openCode(page: Page) {
  await button(page, 'Connect Wallet').click()
  await button(page, 'WalletConnect').click()
}

const sign = (page: Page) =>
  page.evaluate(
    (message) =>
      window.sign(message as `0x${string}`).catch((error: { code?: number; name: string }) => error.name),
    MESSAGE,
  )

test('rejects, pairs, signs and rejects, changes the account, and ends the session, without another machine', async () => {
  const { page, phone, strangers } = await setup()
  phone.set({ reject: true })
  await openCode(page)
  await phone.pair(page)
  await page.getByRole('alert').getByText('Connection rejected').waitFor()
  phone.set({ reject: false })
  await button(page, 'New code').click()
  await phone.pair(page)
  await button(page, 'Account 0xf39F…2266').waitFor()
  expect(phone.sessions()).toBe(1)

  const signed = sign(page)
  const request = await phone.waitForRequest('personal_sign')
  expect(request.params).toEqual([MESSAGE, phone.addresses[0]])
  request.approve()
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  const refused = sign(page)
  ;(await phone.waitForRequest('personal_sign')).reject()
  expect(await refused).toBe('UserRejectedRequestError')

  phone.selectAccount(1)
  await button(page, 'Account 0x7099…79C8').waitFor()
  await page.reload()
  await button(page, 'Account 0x7099…79C8').waitFor()
  expect(phone.requests.map(({ method, status }) => [method, status])).toEqual([
    ['eth_requestAccounts', 'rejected'],
    ['eth_requestAccounts', 'approved'],
    ['personal_sign', 'approved'],
    ['personal_sign', 'rejected'],
  ])
  await phone.disconnect()
  await button(page, 'Connect Wallet').waitFor()
  expect(strangers).toEqual([])
})

test('says which option does not fit, and that no code is shown', async () => {
  const context = await (await shareBrowser()).newContext()
  onTestFinished(() => context.close())
  const install = (options: unknown) => installPairedWallet(context, options as { relayUrl: string })
  await expect(install({ chains: 'dapp' })).rejects.toThrow(/`chains` is "dapp".*does not see the page/)
  await expect(install({ relayUrl: 'relay.example' })).rejects.toThrow(/`relayUrl`.*URL of ws/)
  await expect(install({ chain: 56 })).rejects.toThrow('`chain` is 56')
  const phone = await installPairedWallet(context)
  onTestFinished(phone.dispose)
  await expect(phone.pair('https://dapp.example')).rejects.toThrow(/`pair`.*a pairing URI/)
  await expect(phone.pair(await context.newPage(), { timeout: 300 })).rejects.toThrow(
    'shows no new pairing code',
  )
})
