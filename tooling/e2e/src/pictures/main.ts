import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { browserLaunchOptions } from '@foyer/browser'
import { startStack } from '@foyer/devstack'
import type { Locale } from '@foyer/presale/locale'
import { loadMessages } from '@foyer/presale/messages'
import { installTestWallet } from '@foyer/testing/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Chain, createChain } from './chain.ts'
import { createInvitedBuyers } from './createInvitedBuyers.ts'
import { createSite, type Site } from './pages/site.ts'
import { readStack, type Stack } from './stack.ts'

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const THEMES = ['dark', 'light'] as const
const LOCALES: readonly Locale[] = ['en', 'th', 'ko', 'ru', 'zh-CN', 'ja']

type Look = (typeof WIDTHS)[number] & { theme: (typeof THEMES)[number]; locale: Locale }
type Screen = {
  page: Page
  site: Site
  take: (name: string, options?: { fullPage: boolean }) => Promise<void>
}

/**
 * Takes a picture of every screen of the site, for a visitor and for a buyer with a history, in each width, theme and
 * language: `pnpm pictures <folder> [language …]`. They are for looking at, so nothing compares them.
 */
const [folder, ...chosen] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the pictures.')
await mkdir(folder, { recursive: true })
const stack = await startStack({ scenario: 'public' })
const browser = await chromium.launch(await browserLaunchOptions())
try {
  const addresses = await readStack(stack.addresses.presale)
  const buyer = await createBuyer(createChain(addresses))
  for (const locale of LOCALES.filter((one) => chosen.length === 0 || chosen.includes(one)))
    for (const theme of THEMES)
      for (const size of WIDTHS) await takeAll(browser, addresses, buyer, { ...size, theme, locale })
} finally {
  await browser.close()
  await stack.stop()
}

/** Somebody who has bought, and has invited others who have. */
async function createBuyer(chain: Chain) {
  const key = generatePrivateKey()
  const buyer = privateKeyToAccount(key)
  await chain.fund(buyer)
  await chain.bind(buyer)
  await chain.approve(buyer, 'USDT', await chain.quote(1, 2, 'USDT'))
  await chain.buy(buyer, 1, 2, 'USDT')
  await createInvitedBuyers(chain, buyer.address)
  return { key, address: buyer.address }
}

type Buyer = Awaited<ReturnType<typeof createBuyer>>

async function takeAll(browser: Browser, stack: Stack, { key, address }: Buyer, look: Look) {
  const { width, height, theme, locale } = look
  const context = await browser.newContext({
    baseURL: stack.presale,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((language) => localStorage.setItem('locale', language), locale)
  await installTestWallet(context, {
    rpcUrl: stack.rpc,
    chainId: stack.config.chain.id,
    account: { privateKey: key },
  })
  const page = await context.newPage()
  const site = createSite(page, address, await loadMessages(locale))
  const take: Screen['take'] = async (name, options) => {
    await page.screenshot({ path: join(folder ?? '', `${name}-${locale}-${width}-${theme}.png`), ...options })
  }
  try {
    await page.goto('/')
    await takeVisitor({ page, site, take })
    await takeConnected({ page, site, take })
  } finally {
    await context.close()
  }
}

async function takeVisitor({ page, site, take }: Screen) {
  await site.buyButton.waitFor()
  await showWholePage(page)
  await take('home', { fullPage: true })
  await site.walletButton.click()
  await site.modal.wallet('Dev Wallet').waitFor()
  await take('connect')
  await page.keyboard.press('Escape')
  await page.goto('/record')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('record-visitor')
}

async function takeConnected({ page, site, take }: Screen) {
  await site.connect()
  await page.getByRole('row').nth(1).waitFor()
  await take('record', { fullPage: true })
  await site.withdrawal.openButton.click()
  await site.withdrawal.dialog.waitFor()
  await take('withdraw')
  await page.keyboard.press('Escape')
  await site.walletButton.click()
  await page.locator('fy-modal').getByRole('dialog').waitFor()
  await take('account')
  await page.keyboard.press('Escape')
  await page.goto('/')
  await site.buyButton.waitFor()
  await showWholePage(page)
  await take('home-connected', { fullPage: true })
}

/** Parts below the screen are loaded when they come near it. */
async function showWholePage(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
