import { LIMITS } from '@foyer/harness/limits'
import { launchBrowser } from '@foyer/harness/playwright'
import type { Page } from 'playwright'

/**
 * Does on the presale site what `dev` tells people to do first: connects the Dev Wallet, in a browser without wallets.
 * `act` goes on from there. Returns what the page complained about.
 */
export async function connectDevWallet(url: string, act: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' })
    // A development server makes each file when it is first asked for.
    page.setDefaultTimeout(LIMITS.test)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    await page.getByRole('button', { name: /^Account 0x/ }).waitFor()
    await act(page)
    return complaints
  } finally {
    await browser.close()
  }
}
