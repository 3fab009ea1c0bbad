/** One wallet of two namespaces as visitors use it, on the page of docs/namespaces.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../buildApp.ts'
import { serveApp } from '../serveApp.ts'
import { shareBrowser } from '../shareBrowser.ts'

// Whole pages in a real browser take longer than unit tests, above all beside other suites.

let directory: string
let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  directory = await mkdtemp(join(tmpdir(), 'foyer-namespaces-'))
  served = await serveApp(await buildApp('multiChainWallet', directory))
  vi.unstubAllEnvs()
  browser = await shareBrowser()
})

afterAll(async () => {
  served.stop()
  await rm(directory, { recursive: true })
})

const LOOKS = [
  { width: 360, theme: 'dark', locale: 'en' },
  { width: 1440, theme: 'light', locale: 'en' },
  { width: 360, theme: 'light', locale: 'ja' },
  { width: 1440, theme: 'dark', locale: 'ja' },
] as const

const TEXTS = {
  en: { menu: 'More', wallets: 'Wallets', also: 'Also connect Dev Wallet on Solana', all: 'Disconnect all' },
  ja: {
    menu: 'その他',
    wallets: 'ウォレット',
    also: 'SolanaでもDev Walletを接続',
    all: 'すべての接続を解除',
  },
}

/** A visit to the page with that wallet. */
async function visit({ width, theme, locale }: (typeof LOOKS)[number]) {
  const context = await browser.newContext({ viewport: { width, height: 760 }, reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`${served.url}?theme=${theme}&locale=${locale}`)
  const dialog = page.getByRole('dialog')
  const isClosed = () => expect.poll(() => dialog.isVisible()).toBe(false)
  return {
    page,
    complaints,
    dialog,
    button: (name: string | RegExp) => dialog.getByRole('button', { name }),
    isClosed,
    async close() {
      await page.keyboard.press('Escape')
      await isClosed()
    },
    open: () => page.locator('fy-button').getByRole('button').click(),
    /** The account and the sign-in of each namespace, as the page shows them. */
    shown: (...expected: RegExp[]) =>
      expect
        .poll(async () => (await page.locator('section p').allTextContents()).join(' '))
        .toMatch(new RegExp(expected.map(({ source }) => source).join(' '))),
  }
}

test.each(LOOKS)(
  'signs in on both, switches, disconnects one, and all after a reload: $width px, $theme, $locale',
  async (look) => {
    const { page, dialog, button, isClosed, close, open, shown, complaints } = await visit(look)
    const texts = TEXTS[look.locale]
    const inUse = /^0xf39F…2266/
    const openWallets = async () => {
      await open()
      await button(texts.menu).click()
      await dialog.getByRole('menuitem', { name: texts.wallets }).click()
    }
    await open()
    await button(/^Dev Wallet/).click()
    await dialog.getByText('127.0.0.1').first().waitFor()
    // Sign, after Cancel
    await button(/./).last().click()
    await isClosed()
    await shown(/0xf39F\w+ signedIn/, /disconnected .*/)

    // On Solana with one prompt
    await openWallets()
    await button(texts.also).click()
    await shown(/0xf39F\w+ signedIn/, /[1-9A-Za-z]{40,44} signedIn/)
    await close()
    await openWallets()
    await button(inUse).click()
    await shown(/0xf39F\w+ signedIn/, /[1-9A-Za-z]{40,44} signedIn/)
    await close()
    await openWallets()
    await button(/Dev Wallet/)
      .nth(1)
      .click()
    await shown(/0xf39F\w+ signedIn/, /disconnected .*/)

    await page.reload()
    await shown(/0xf39F\w+ signedIn/, /disconnected .*/)
    await openWallets()
    await button(texts.also).click()
    await shown(/0xf39F\w+ signedIn/, /[1-9A-Za-z]{40,44} signedIn/)
    await close()
    await openWallets()
    await button(texts.all).click()
    await shown(/disconnected .*/, /disconnected .*/)
    expect(complaints).toEqual([])
  },
)
