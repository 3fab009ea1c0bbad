import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser } from 'playwright'
import { openPhone } from '../harness/openPhone.ts'
import { recordTraffic, type Traffic } from '../harness/traffic.ts'
import { takeInteraction, watchInteractions } from '../harness/watchInteractions.ts'
import type { BenchApp } from './benchApps.ts'
import { installProbe } from './probe.ts'
import { timeClick } from './timeClick.ts'

/** A tap as soon as there is a button, while nothing of the modal has loaded, or in a page that has come to rest. */
export type Tap = 'at once' | 'at rest'

/** A first visit on a slow phone and a slow network. */
export type PhoneSession = {
  /** From the navigation until the button could be tapped. */
  buttonMs: number
  /** From the tap until a wallet could be tapped. */
  openMs: number
  /** From the tap until the next frame, which shows that it was heard. */
  heardMs: number
  /** The traffic after the button was there, until the page came to rest with the modal open. */
  loaded: Traffic
}

/** Plays one session in a fresh profile. */
export async function playPhone(browser: Browser, app: BenchApp, tap: Tap): Promise<PhoneSession> {
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(installProbe)
    await page.addInitScript(watchInteractions)
    await page.addInitScript(announceInstantWallet, instantWallet)
    const traffic = recordTraffic(page, app)
    await page.goto(app.origin, { waitUntil: 'commit' })
    const button = await page.evaluate(() => benchProbe.clickable('Connect Wallet'))
    if (tap === 'at rest') await traffic.idle()
    const see = () => page.evaluate((name) => benchProbe.clickable(name), instantWallet.name)
    const { ms } = await timeClick(page, button, see, 'finger')
    const heardMs = await takeInteraction(page)
    await traffic.idle()
    await traffic.take(button.at)
    return { buttonMs: button.at, openMs: ms, heardMs, loaded: await traffic.take() }
  } finally {
    await context.close()
  }
}
