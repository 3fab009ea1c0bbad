import type { Browser } from 'playwright'
import { CPU_SLOWDOWN } from './slowdown.ts'
import { SLOW_4G } from './slowNetwork.ts'

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** An empty page in a fresh profile, on a slow phone and a slow network. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(SCREEN)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page }
}
