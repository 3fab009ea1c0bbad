import type { Browser, CDPSession, Page } from 'playwright'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import type { Row } from '../row.ts'
import { answerDirectory } from './answerDirectory.ts'
import { prepareHostile } from './prepareHostile.ts'
import { installStopwatch } from './stopwatch.ts'

const HOSTILE = 5_000

type Scene = { page: Page; busy: (act: () => Promise<void>) => Promise<number> }

/** Measures the main thread with thousands of wallets of hostile names and icons, before the modal opens and while it is open. */
export async function hostileRows(browser: Browser, origin: string): Promise<Row[]> {
  const what = `${HOSTILE.toLocaleString('en')} hostile wallets`
  const closed = await play(browser, origin, async ({ page, busy }) => ({
    announced: await busy(() => page.evaluate(() => announceHostile())),
    opened: await busy(() => open(page)),
  }))
  const opened = await play(browser, origin, async ({ page, busy }) => {
    await open(page)
    return { announced: await busy(() => page.evaluate(() => announceHostile())) }
  })
  return [
    toRow(`${what}, modal closed: main thread`, closed.announced),
    toRow(`${what}: main thread until the modal shows them`, closed.opened),
    toRow(`${what}, modal open: main thread`, opened.announced),
    toRow(`${what}: longest task`, Math.max(closed.longestTask, opened.longestTask)),
  ]
}

const toRow = (what: string, measured: number): Row => ({ what, measured, unit: 'ms' })

/** Opens the modal and waits for a row of a wallet, hostile or from the directory. */
async function open(page: Page) {
  await page.evaluate(() => foyer.open())
  await page.locator('fy-connect-view li').first().waitFor()
}

async function play<Times extends object>(
  browser: Browser,
  origin: string,
  act: (scene: Scene) => Promise<Times>,
): Promise<Times & { longestTask: number }> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installStopwatch)
    await page.addInitScript(prepareHostile, HOSTILE)
    await answerDirectory(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(origin)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const busy = async (step: () => Promise<void>) => {
      const before = await taskTime(devtools)
      await step()
      return (await taskTime(devtools)) - before
    }
    const times = await act({ page, busy })
    return { ...times, longestTask: await page.evaluate(() => stopwatch.longestTask()) }
  } finally {
    await context.close()
  }
}

/** Time that the page's main thread has been busy, in ms. */
async function taskTime(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
