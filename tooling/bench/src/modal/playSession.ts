import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser } from 'playwright'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import { recordTraffic, type Traffic } from '../harness/traffic.ts'
import type { BenchApp } from './benchApps.ts'
import { installProbe } from './probe.ts'
import { timeClick } from './timeClick.ts'
import { type Phases, readPhases, watchOpening } from './watchOpening.ts'

/** Measures of a visitor who opens the modal twice and then connects. */
export type Session = {
  beforeButton: Traffic
  /** After `beforeButton`, until the page is idle. */
  beforeOpen: Traffic
  firstOpen: Traffic
  firstOpenMs: number
  /** Phases of the first open. Undefined for the floor, which has no dialog. */
  phases: Phases | undefined
  /** The layout shift of the first open, as that of a page's CLS. */
  shift: number
  secondOpenMs: number
  connectMs: number
  /** JavaScript heap with the modal open, after a garbage collection. */
  heapMiB: number
}

/** Plays one session in a fresh profile: nothing is cached and nothing is remembered. */
export async function playSession(browser: Browser, app: BenchApp): Promise<Session> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    await page.addInitScript(watchOpening)
    await page.addInitScript(announceInstantWallet, instantWallet)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const traffic = recordTraffic(page, app)
    const walletClickable = () => page.evaluate((name) => benchProbe.clickable(name), instantWallet.name)
    const addressShown = () => page.evaluate((address) => benchProbe.shown(address), instantWallet.address)

    await page.goto(app.origin, { waitUntil: 'commit' })
    const button = await page.evaluate(() => benchProbe.clickable('Connect Wallet'))
    await traffic.idle()
    const beforeButton = await traffic.take(button.at)
    const beforeOpen = await traffic.take()

    const readShift = () => page.evaluate(() => layoutShift)
    const shiftBefore = await readShift()
    const first = await timeClick(page, button, walletClickable)
    await traffic.idle()
    const firstOpen = await traffic.take()
    const phases = await readPhases(page)
    const shift = (await readShift()) - shiftBefore
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')

    await app.dismiss(page, button)
    await page.evaluate((name) => benchProbe.gone(name), instantWallet.name)
    const second = await timeClick(page, button, walletClickable)
    const wallet = await page.evaluate((name) => benchProbe.atRest(name), instantWallet.name)
    const connected = await timeClick(page, wallet, addressShown)
    return {
      beforeButton,
      beforeOpen,
      firstOpen,
      firstOpenMs: first.ms,
      phases,
      shift,
      secondOpenMs: second.ms,
      connectMs: connected.ms,
      heapMiB: usedSize / 2 ** 20,
    }
  } finally {
    await context.close()
  }
}
