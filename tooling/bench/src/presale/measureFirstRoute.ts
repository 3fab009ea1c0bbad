import { BUDGETS } from '@foyer/harness/budgets'
import type { Browser, Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { scriptKiB } from '../harness/scriptSize.ts'
import { SLOW_4G } from '../harness/slowNetwork.ts'
import { recordTraffic } from '../harness/traffic.ts'
import type { Row } from '../row.ts'

declare global {
  /** The time at which the scripts drew the page, by `performance.now()`. */
  var drawnAt: number | undefined
}

/** JavaScript of the home page: what has arrived when the page can be used, and all of it. */
export async function measureFirstRoute(browser: Browser, site: Site): Promise<Row[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(noteDrawing)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    const traffic = recordTraffic(page, site)
    await page.goto(site.origin)
    await page.waitForFunction(() => globalThis.drawnAt !== undefined)
    await traffic.idle()
    const untilIdle = await traffic.take()
    return [
      {
        what: 'presale: JS until the page can be used',
        unit: 'KiB',
        measured: await scriptKiB(await arrivedWhenDrawn(page), site),
        budget: { most: BUDGETS.presale, aim: BUDGETS.presaleAim },
      },
      { what: 'presale: JS until idle', unit: 'KiB', measured: untilIdle.scriptKiB },
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page. Its HTML has a heading from the start; the scripts put their own in its place. */
function noteDrawing() {
  let written: Element | undefined
  const look = () => {
    const heading = document.querySelector('h1') ?? undefined
    written ??= heading
    if (heading === written) requestAnimationFrame(look)
    else globalThis.drawnAt = performance.now()
  }
  look()
}

/** Without what is asked for ahead of its import: the page does not wait for it, even if it has arrived. */
async function arrivedWhenDrawn(page: Page) {
  const urls = await page.evaluate(() => {
    const ahead = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][fetchpriority="low"]'),
    ].map(({ href }) => href)
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= (drawnAt ?? Infinity),
      )
      .map(({ name }) => name)
      .filter((name) => !ahead.includes(name))
  })
  return urls.map((url) => new URL(url))
}
