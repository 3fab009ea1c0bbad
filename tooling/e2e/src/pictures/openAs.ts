import { join } from 'node:path'
import type { Locale } from '@foyer/presale/locale'
import { loadMessages } from '@foyer/presale/messages'
import { installTestWallet } from '@foyer/testing/playwright'
import type { Browser, Page } from '@playwright/test'
import { createSite, type Site } from '../pages/site.ts'
import type { Stack } from '../stack.ts'
import type { Texts } from '../texts.ts'
import type { Buyer } from './createBuyers.ts'

export const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
export const THEMES = ['dark', 'light'] as const
export const LOCALES: readonly Locale[] = ['en', 'th', 'ko', 'ru', 'zh-CN', 'ja']

type Look = (typeof WIDTHS)[number] & { theme: (typeof THEMES)[number]; locale: Locale }

export type Screen = {
  page: Page
  site: Site
  texts: Texts
  stack: Stack
  take: (name: string, options?: { fullPage: boolean }) => Promise<void>
}

export type OpenAsParameters = { browser: Browser; stack: Stack; folder: string; look: Look; buyer: Buyer }

/** Opens the site for somebody with this wallet, and closes it when its pictures are taken. */
export async function openAs(parameters: OpenAsParameters, takeAll: (screen: Screen) => Promise<void>) {
  const { browser, stack, folder, look, buyer } = parameters
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
    account: { privateKey: buyer.key },
  })
  const page = await context.newPage()
  const texts = await loadMessages(locale)
  const site = createSite(page, buyer.address, texts)
  const take: Screen['take'] = async (name, options) => {
    await page.screenshot({ path: join(folder, `${name}-${locale}-${width}-${theme}.png`), ...options })
  }
  try {
    await page.goto('/')
    await takeAll({ page, site, texts, stack, take })
  } finally {
    await context.close()
  }
}
