/** Bitcoin, Polkadot and Cosmos as visitors use them, by the keyboard alone. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator } from 'playwright'
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
  directory = await mkdtemp(join(tmpdir(), 'foyer-ecosystems-'))
  served = await serveApp(await buildApp('ecosystems', directory))
  vi.unstubAllEnvs()
  browser = await shareBrowser()
})

afterAll(async () => {
  served.stop()
  await rm(directory, { recursive: true })
})

const ECOSYSTEMS = {
  bip122: {
    wallet: 'Dev Wallet',
    first: /^bc1q\w+ on 000000000019d668/,
    other: /Testnet ?4/,
    second: /^tb1q\w+ on 00000000da84f2ba/,
    received: ['For Ordinals', 'tb1p'],
  },
  polkadot: {
    wallet: 'dev-wallet',
    first: /^1\w{46,48} on 68d56f15/,
    other: 'Kusama',
    second: /^[C-J]\w{46} on b0a8d493/,
    received: [],
  },
  cosmos: {
    wallet: 'Keplr',
    first: /^cosmos1\w+ on cosmoshub-4/,
    other: 'Osmosis',
    second: /^osmo1\w+ on osmosis-1/,
    received: ['osmo1'],
  },
} as const

const LOOKS = [
  { namespace: 'bip122', width: 360, theme: 'dark', locale: 'en' },
  { namespace: 'bip122', width: 1440, theme: 'light', locale: 'en' },
  { namespace: 'polkadot', width: 768, theme: 'dark', locale: 'en' },
  { namespace: 'polkadot', width: 360, theme: 'light', locale: 'ja' },
  { namespace: 'cosmos', width: 1440, theme: 'dark', locale: 'en' },
  { namespace: 'cosmos', width: 768, theme: 'light', locale: 'en' },
] as const

const TEXTS = {
  en: { sign: 'Sign', disconnect: /Disconnect/ },
  ja: { sign: '署名する', disconnect: /接続解除/ },
}

/** A visit to the page of a namespace. */
async function visit({ namespace, width, theme, locale }: (typeof LOOKS)[number]) {
  const context = await browser.newContext({ viewport: { width, height: 760 }, reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`${served.url}?namespace=${namespace}&theme=${theme}&locale=${locale}`)
  const dialog = page.getByRole('dialog')
  const isFocused = (element: Locator) => element.evaluate((one) => one.matches(':focus'))
  return {
    page,
    dialog,
    complaints,
    /** Goes on with Tab until the element has the focus, and presses Enter. */
    async press(element: Locator) {
      await element.waitFor()
      for (let presses = 0; presses < 40 && !(await isFocused(element)); presses++)
        await page.keyboard.press('Tab')
      expect(await isFocused(element)).toBe(true)
      await page.keyboard.press('Enter')
    },
    async close() {
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.isVisible()).toBe(false)
    },
    account: () => expect.poll(() => page.locator('#account').textContent()),
    session: () => expect.poll(() => page.locator('#session').textContent()),
    prompts: () => page.evaluate(() => (window as unknown as { prompts: () => number }).prompts()),
  }
}

test.each(LOOKS)(
  'connects, signs in, signs, switches, reloads and disconnects on $namespace: $width px, $theme, $locale',
  async (look) => {
    const { page, dialog, press, close, account, session, prompts, complaints } = await visit(look)
    const { wallet, first, other, second, received } = ECOSYSTEMS[look.namespace]
    const { sign, disconnect } = TEXTS[look.locale]
    const main = page.locator('fy-button').getByRole('button')
    const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name })

    expect(await prompts()).toBe(0)
    await press(main)
    await press(inDialog(new RegExp(wallet)).first())
    await account().toMatch(first)
    expect(await prompts()).toBe(1)
    await press(inDialog(sign).last())
    await session().toBe('signedIn')
    await expect.poll(() => dialog.isVisible()).toBe(false)

    await press(page.getByRole('button', { name: 'Sign a text' }))
    await expect.poll(() => page.locator('#signed').textContent()).toMatch(/^\S{80,}$/)

    await press(page.getByRole('button', { name: 'Choose a network' }))
    await press(inDialog(other))
    await account().toMatch(second)
    // Another address, as Cosmos has on each chain, is asked to sign in again.
    if (await dialog.isVisible()) await close()

    await press(page.getByRole('button', { name: 'Receive something' }))
    await dialog.locator('fy-wallet-receive-view').waitFor()
    for (const text of received) {
      if (text === 'For Ordinals') await press(inDialog(text))
      await dialog.getByText(text).first().waitFor()
    }
    await close()

    // The wallet stays where it is, as wallets do.
    await page.evaluate(() => sessionStorage.setItem('network', 'testnet4'))
    await page.reload()
    await account().toMatch(second)
    expect(await prompts()).toBe(0)

    await press(main)
    await press(inDialog(disconnect))
    await account().toBe('disconnected')
    await page.reload()
    await main.waitFor()
    await account().toBe('disconnected')
    expect(complaints).toEqual([])
  },
)
