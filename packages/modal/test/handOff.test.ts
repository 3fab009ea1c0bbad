/** Handing over to a wallet as on a phone: an emulated one with the modal, the wallet in a process of its own. */
import { onlyInFull } from '@foyer/harness/full'
import { createRelay, startRemoteWallet } from '@foyer/stand-ins/walletconnect'
import { type Browser, devices, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readCode } from './readCode.ts'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

const ACCOUNT = 'Account 0xf39F…2266'

const testInFull = onlyInFull(test)

let browser: Browser
let relay: Awaited<ReturnType<typeof createRelay>>
let wallet: Awaited<ReturnType<typeof startRemoteWallet>>
let served: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  const app = await shareApp('pairing')
  relay = await createRelay()
  served = await serveApp({ ...app, connect: relay.url })
  browser = await shareBrowser()
  // Nothing here needs a node, so none answers there.
  wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl: 'http://127.0.0.1:9' })
})

afterAll(async () => {
  await wallet.stop()
  await relay.close()
  served.stop()
})

/** A call of `window.open`, and whether a tap allowed it: iOS and Android open apps only then. */
type Opened = { link: string; isInTap: boolean }

declare global {
  interface Window {
    opened: Opened[]
    isHidden: boolean
  }
}

async function visit(device: keyof typeof devices, adapter: 'wagmi' | 'none' = 'wagmi') {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...devices[device],
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.opened = []
    window.isHidden = false
    window.open = (link) => {
      window.opened.push({ link: String(link), isInTap: navigator.userActivation.isActive })
      return null
    }
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.isHidden ? 'hidden' : 'visible'),
    })
  })
  await page.goto(`${served.url}?adapter=${adapter}&relay=${relay.url}`)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The app takes the place of the page, or the page comes back. */
const show = (page: Page, isVisible: boolean) =>
  page.evaluate((isVisible) => {
    window.isHidden = !isVisible
    document.dispatchEvent(new Event('visibilitychange'))
  }, isVisible)

/** Opens the list, and waits until a tap there has a code to hand over. */
async function openList(page: Page) {
  await button(page, 'Connect Wallet').tap()
  await page.waitForFunction(() => window.foyer.state.pairing.current.status === 'waiting')
}

/** Taps a wallet, and returns the link that it opened. */
async function tap(page: Page, name: string) {
  await button(page, name).tap()
  const opened = await page.evaluate(() => window.opened)
  expect(opened).toHaveLength(1)
  expect(opened[0]?.isInTap).toBe(true)
  return opened[0]?.link ?? ''
}

/** Takes up the link as the app does. */
const takeUp = (link: string) => wallet.pair(new URL(link).searchParams.get('uri') ?? '')

test('opens the wallet with a code on a tap on a phone, and shows the account back in the page', async () => {
  const page = await visit('iPhone 13')
  await openList(page)
  const link = await tap(page, 'MetaMask')
  expect(link).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
  await show(page, false)
  await takeUp(link)
  await show(page, true)
  await button(page, ACCOUNT).waitFor()
  expect(await wallet.asked()).toEqual(['proposal'])

  await button(page, ACCOUNT).tap()
  await page.getByText('Connected with Remote Wallet').waitFor()
  await button(page, 'Disconnect').tap()
  await openList(page)
  const recent = page.getByRole('list', { name: 'Recent' })
  expect(await recent.textContent()).toMatch('MetaMask')
})

testInFull(
  'opens the app by its own scheme on Android, and offers other ways when the page stays visible',
  async () => {
    const page = await visit('Pixel 7')
    await openList(page)
    expect(await tap(page, 'Trust')).toMatch(/^trust:\/\/wc\?uri=wc%3A/)
    await page.getByText('Trouble opening Trust?').waitFor()
    const again = page.getByRole('link', { name: 'Open again' })
    expect(await again.getAttribute('href')).toMatch(/^https:\/\/link\.trustwallet\.com\/wc\?uri=wc%3A/)
    await page.getByRole('link', { name: 'Google Play' }).waitFor()
    await page.getByRole('tab', { name: 'QR code' }).tap()
    await page.getByRole('img', { name: 'QR code for your wallet app' }).waitFor()
  },
)

test('offers the code, and pairs with it, in a frame whose sandbox has no origin and opens no app', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...devices['Pixel 7'] })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${served.url}?adapter=eip1193&relay=${relay.url}`)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    Object.assign(frame, { src: location.href, width: 400, height: 800 })
    document.body.replaceChildren(frame)
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Connect Wallet' }).tap()
  await page.frames()[1]?.waitForFunction(() => window.foyer.state.pairing.current.status === 'waiting')
  await frame.getByRole('button', { name: 'Trust' }).tap()
  await frame.getByText('Trouble opening Trust?').waitFor()
  await frame.getByRole('tab', { name: 'QR code' }).tap()
  await wallet.pair(await readCode(frame.getByRole('img', { name: 'QR code for your wallet app' })))
  await frame.getByRole('button', { name: ACCOUNT }).waitFor()
})

test('opens at the code without an adapter, connects, and restores the session after a reload', async () => {
  const page = await visit('Desktop Chrome', 'none')
  await button(page, 'Connect Wallet').click()
  await button(page, 'Copy link').click()
  await page.getByText('Link copied').waitFor()
  await wallet.pair(await page.evaluate(() => navigator.clipboard.readText()))
  await button(page, ACCOUNT).waitFor()
  await page.reload()
  await button(page, ACCOUNT).click()
  await button(page, 'Disconnect').click()
  await button(page, 'Connect Wallet').waitFor()
})

testInFull('opens at all wallets on a phone without an adapter, and opens one on a tap', async () => {
  const page = await visit('iPhone 13', 'none')
  await openList(page)
  await page.getByRole('heading', { name: 'All wallets' }).waitFor()
  await takeUp(await tap(page, 'MetaMask'))
  await button(page, ACCOUNT).waitFor()
})
