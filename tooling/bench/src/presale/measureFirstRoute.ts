import type { Browser, Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { scriptKiB } from '../harness/scriptSize.ts'
import { recordTraffic } from '../harness/traffic.ts'
import type { Row } from '../row.ts'

/** The network of Lighthouse's phone. It tells what the first paint waits for from what is merely asked for early. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

declare global {
  /** When the page got its heading, by `performance.now()`. */
  var headingAt: number | undefined
}

/** JavaScript of the home page: what has arrived when its heading is there, and all of it. */
export async function measureFirstRoute(browser: Browser, site: Site): Promise<Row[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(noteHeading)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    const traffic = recordTraffic(page, site)
    await page.goto(site.origin)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await traffic.idle()
    const untilIdle = await traffic.take()
    return [
      {
        what: 'presale: JS until the heading shows',
        unit: 'KiB',
        measured: await scriptKiB(await arrivedBeforeHeading(page), site),
        budget: { most: 160, aim: 130 },
      },
      { what: 'presale: JS until idle', unit: 'KiB', measured: untilIdle.scriptKiB },
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function noteHeading() {
  const look = () => {
    if (document.querySelector('h1') === null) requestAnimationFrame(look)
    else globalThis.headingAt = performance.now()
  }
  look()
}

async function arrivedBeforeHeading(page: Page) {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= (headingAt ?? Infinity),
      )
      .map(({ name }) => name),
  )
  return urls.map((url) => new URL(url))
}
