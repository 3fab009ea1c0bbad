import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import type { Row } from '../row.ts'

const REST_MS = 10_000

/** The countdown writes once a second, and the chain's answer may change what is left. */
const COUNTDOWN = REST_MS / 1_000 + 2

/** The time in which the modal has drawn itself once, unseen, and the page is at rest. */
const SETTLE_MS = 3_000

/** The work of the home page in ten seconds by itself: on its first screen, and where its drawings move. */
export async function restRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(origin)
    await page.getByRole('button', { name: 'Buy Now' }).waitFor()
    await page.waitForLoadState('networkidle')
    const first = await countAtRest(page, devtools)
    // Parts further down are drawn once they are near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: 'Exclusive Innovation' }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const drawings = await countAtRest(page, devtools)
    return [
      ...toRows('presale: in 10 s at rest, first screen', first),
      ...toRows('presale: in 10 s at rest, among the drawings', drawings),
    ]
  } finally {
    await context.close()
  }
}

type Work = { layouts: number; styles: number }

const toRows = (what: string, { layouts, styles }: Work): Row[] => [
  { what: `${what}: layouts`, unit: 'count', measured: layouts, budget: { most: COUNTDOWN } },
  {
    what: `${what}: style recalculations`,
    unit: 'count',
    measured: styles,
    budget: { most: 10 * COUNTDOWN },
  },
]

async function countAtRest(page: Page, devtools: CDPSession): Promise<Work> {
  // Motion that follows the last scrolling, such as a smooth one's end, is no rest.
  await sleep(SETTLE_MS)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const before = await countWork(devtools)
  await sleep(REST_MS)
  const after = await countWork(devtools)
  return { layouts: after.layouts - before.layouts, styles: after.styles - before.styles }
}

async function countWork(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { layouts: read('LayoutCount'), styles: read('RecalcStyleCount') }
}
