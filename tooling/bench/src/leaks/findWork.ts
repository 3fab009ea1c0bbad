import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser, Page } from 'playwright'
import { watchTimers } from './watchTimers.ts'

/** The work of a page in a time. */
export type Work = { requests: number; timers: number }

const FIVE_MINUTES = 5 * 60_000
/** The modal looks for wallets that add themselves late for the first three seconds of a page. */
const LATE_WALLETS = 5_000

/**
 * Connects a wallet whose balance nobody can tell, opens each view that has work of its own, ends at Account, and
 * counts what the page does in the next five minutes: requests, and calls of timers.
 *
 * @param close false leaves the modal open, which then keeps asking for the balance
 */
export async function findWork(browser: Browser, origin: string, { close = true } = {}): Promise<Work> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchTimers)
    await page.addInitScript(announceInstantWallet, instantWallet)
    await page.goto(origin)
    await page.evaluate((id) => cycles.visitViews(id), instantWallet.rdns)
    if (close) await page.evaluate(() => cycles.close())

    await pass(page, LATE_WALLETS)
    let requests = 0
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests++
    })
    const before = await page.evaluate(() => countTimerCalls())
    await pass(page, FIVE_MINUTES)
    return { requests, timers: (await page.evaluate(() => countTimerCalls())) - before }
  } finally {
    await context.close()
  }
}

/** Lets time pass in the page, as fast as it can. The page's clock waits for answers, so each request has its own. */
async function pass(page: Page, milliseconds: number) {
  const devtools = await page.context().newCDPSession(page)
  const passed = new Promise((resolve) => devtools.once('Emulation.virtualTimeBudgetExpired', resolve))
  await devtools.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: milliseconds,
  })
  await passed
}
