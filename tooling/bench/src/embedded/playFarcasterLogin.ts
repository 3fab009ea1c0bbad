import { USERS } from '@foyer/stand-ins/farcaster'
import type { Browser } from 'playwright'
import { installProbe } from '../modal/probe.ts'
import { timeClick } from '../modal/timeClick.ts'
import { type BenchWallet, PROJECT_ID } from './startWallet.ts'

/** Times of a login with Farcaster, in milliseconds. */
export type FarcasterSession = {
  /** From the click on Farcaster to the code and the link, while the wallet's iframe is loaded. */
  linkMs: number
  /** From the approval in the app to the connection: both servers check the message, and a wallet is made or recovered. */
  walletMs: number
}

/** Logs in with Farcaster in a fresh profile. */
export async function playFarcasterLogin(
  browser: Browser,
  origin: string,
  { site, relay }: BenchWallet,
): Promise<FarcasterSession> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    await page.goto(`${origin}?${new URLSearchParams({ projectId: PROJECT_ID, site, social: 'farcaster' })}`)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const button = await page.evaluate(() => benchProbe.clickable('Farcaster'))
    const { ms: linkMs } = await timeClick(page, button, () =>
      page.evaluate(() => benchProbe.clickable('Open Farcaster')),
    )
    const appUrl = await page.getByRole('link', { name: 'Open Farcaster' }).getAttribute('href')
    const signedAt = Date.now()
    await relay.signAt(appUrl ?? '', USERS[0]?.fid ?? 0)
    const connectedAt = await page.evaluate(
      async () => performance.timeOrigin + (await benchProbe.shown('Connected')).at,
    )
    return { linkMs, walletMs: connectedAt - signedAt }
  } finally {
    await context.close()
  }
}
