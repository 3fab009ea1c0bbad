import type { Browser } from 'playwright'
import { installProbe } from '../modal/probe.ts'
import { timeClick } from '../modal/timeClick.ts'
import { type BenchWallet, PROJECT_ID } from './startWallet.ts'

/** Times of a social login, in milliseconds. */
export type SocialSession = {
  /** From the click on the provider's button to its page in the popup, while the wallet's iframe is loaded. */
  providerMs: number
  /** From the choice of a user there to the connection: both servers ask the provider, and a wallet is made or recovered. */
  walletMs: number
}

/** Logs in at the provider in a fresh profile. */
export async function playSocialLogin(
  browser: Browser,
  origin: string,
  { site }: BenchWallet,
): Promise<SocialSession> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    await page.goto(`${origin}?${new URLSearchParams({ projectId: PROJECT_ID, site, social: 'google' })}`)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const button = await page.evaluate(() => benchProbe.clickable('Google'))
    const opened = page.waitForEvent('popup')
    const { ms: providerMs } = await timeClick(page, button, async () => {
      const user = (await opened).getByRole('link', { name: 'Ada Lovelace' })
      await user.waitFor()
      const at = await user.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        return performance.timeOrigin + (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd
      })
      return { at: at - (await page.evaluate(() => performance.timeOrigin)) }
    })
    const chosenAt = Date.now()
    await (await opened).getByRole('link', { name: 'Ada Lovelace' }).click()
    const connectedAt = await page.evaluate(
      async () => performance.timeOrigin + (await benchProbe.shown('Connected')).at,
    )
    return { providerMs, walletMs: connectedAt - chosenAt }
  } finally {
    await context.close()
  }
}
