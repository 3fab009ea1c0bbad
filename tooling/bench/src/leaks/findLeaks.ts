import type { Browser, Page } from 'playwright'
import { watchTimers } from './watchTimers.ts'

/** Objects that a page holds after a collection. */
export type Holdings = { nodes: number; listeners: number; timers: number; sockets: number }

export type Leaks = {
  /** The objects that were added. */
  grown: Holdings
  /** Destroyed modals that are still in memory. */
  alive: number
}

/** Until everything that is made once has been: chunks, style sheets, templates. */
const WARM_UP = 3

/** Opens and closes one modal this often and tells what stayed, compared with after the first few times. */
export async function findLeaksOfOpening(browser: Browser, origin: string, times: number): Promise<Leaks> {
  const cycle = (page: Page, count: number) => page.evaluate((count) => cycles.openAndClose(count), count)
  return compare(browser, origin, { cycle, times, finish: countAlive })
}

/** Makes, opens and destroys this many modals and tells what stayed. */
export async function findLeaksOfCreating(browser: Browser, origin: string, times: number): Promise<Leaks> {
  const cycle = (page: Page, count: number) => page.evaluate((count) => cycles.createAndDestroy(count), count)
  return compare(browser, origin, { cycle, times, finish: countAlive })
}

const countAlive = async (page: Page) => ({ alive: await page.evaluate(() => cycles.countAlive()) })

type Comparison<Found> = {
  cycle: (page: Page, count: number) => Promise<void>
  times: number
  /** Before the page loads. */
  prepare?: (page: Page) => Promise<void>
  /** Further checks at the end. */
  finish: (page: Page) => Promise<Found>
}

/** Does something often in a page and tells what stayed, compared with after the first few times. */
export async function compare<Found>(
  browser: Browser,
  url: string,
  { cycle, times, prepare, finish }: Comparison<Found>,
): Promise<Found & { grown: Holdings }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await prepare?.(page)
    const readHoldings = await watchHoldings(page)
    await page.goto(url)
    await cycle(page, WARM_UP)
    const before = await readHoldings()
    await cycle(page, times)
    const after = await readHoldings()
    const grown = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [
        name,
        Math.max(0, value - before[name as keyof Holdings]),
      ]),
    ) as Holdings
    return { ...(await finish(page)), grown }
  } finally {
    await context.close()
  }
}

/** Returns what reads the holdings of the page, collecting first. */
async function watchHoldings(page: Page) {
  let sockets = 0
  page.on('websocket', (socket) => {
    sockets++
    socket.on('close', () => sockets--)
  })
  await page.addInitScript(watchTimers)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')

  return async (): Promise<Holdings> => {
    // Finalisers of one collection free what only the next one finds.
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      await devtools.send('HeapProfiler.collectGarbage')
    }
    const { metrics } = await devtools.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const timers = await page.evaluate(() => countTimers())
    return { nodes: read('Nodes'), listeners: read('JSEventListeners'), timers, sockets }
  }
}
