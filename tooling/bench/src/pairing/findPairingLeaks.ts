import type { Browser, Page } from 'playwright'
import { compare } from '../leaks/findLeaks.ts'
import type { PairingEnd } from './startPairing.ts'

/** Pairs and disconnects this often and tells what stayed; `stored` are bytes, of all there is. */
export function findPairingLeaks(browser: Browser, { url, prepare }: PairingEnd, times: number) {
  const cycle = (page: Page, count: number) => page.evaluate((count) => pairing.cycle(count), count)
  const finish = async (page: Page) => ({ stored: await page.evaluate(() => pairing.countStored()) })
  return compare(browser, url, { cycle, times, prepare, finish })
}
