import type { Browser, Page } from 'playwright'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import { percentile } from '../load/percentile.ts'
import type { Row } from '../row.ts'
import { answerDirectory, LISTED } from './answerDirectory.ts'
import { installStopwatch } from './stopwatch.ts'

/** Pixels by which each frame scrolls: a firm swipe. */
const STRIDE = 200
const WORD = 'allet 59'

/** The list of all wallets while it is scrolled from end to end, and while somebody types into its search. */
export async function listRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installStopwatch)
    await answerDirectory(page)
    await page.goto(origin)
    await listAll(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const { frames, mostRows } = await scroll(page)
    const keys = await type(page)
    return [
      {
        what: `rows in the document, of ${LISTED} wallets`,
        unit: 'count',
        measured: mostRows,
        budget: { most: 40 },
      },
      {
        what: `frame while ${LISTED} wallets are scrolled, p95`,
        unit: 'ms',
        measured: percentile(frames, 95),
      },
      {
        what: `key in the search of ${LISTED} wallets to its frame, p95`,
        unit: 'ms',
        measured: percentile(keys, 95),
      },
    ]
  } finally {
    await context.close()
  }
}

const scrollerOf = (page: Page) => page.locator('fy-wallet-list .scroller')

/** Opens the list and goes to its end until every page of the directory is there. */
async function listAll(page: Page) {
  await page.evaluate(() => foyer.open({ view: 'AllWallets' }))
  await scrollerOf(page).evaluate(async (scroller, listed) => {
    const size = () => Number(scroller.querySelector('li')?.getAttribute('aria-setsize'))
    while (size() < listed) {
      scroller.scrollTop = scroller.scrollHeight
      await stopwatch.frame()
    }
    scroller.scrollTop = 0
    await stopwatch.frame()
  }, LISTED)
}

/** Scrolls a stride before each frame; returns how long each frame was there, and the most rows at a time. */
const scroll = (page: Page) =>
  scrollerOf(page).evaluate(async (scroller, stride) => {
    const frames: number[] = []
    let mostRows = 0
    let last = await stopwatch.frame()
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollTop += stride
      const now = await stopwatch.frame()
      frames.push(now - last)
      last = now
      mostRows = Math.max(mostRows, scroller.querySelectorAll('li').length)
    }
    return { frames, mostRows }
  }, STRIDE)

/** Types and deletes a word twice; returns the time from each key to the end of its frame. */
async function type(page: Page) {
  await page.locator('fy-all-wallets-view input').focus()
  await page.keyboard.press('w')
  await page.evaluate(() => stopwatch.takeKeys(1))
  const keys = [...WORD, ...Array<string>(WORD.length).fill('Backspace')]
  const times: number[] = []
  for (const key of [...keys, ...keys]) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    times.push(...(await page.evaluate(() => stopwatch.takeKeys(1))))
  }
  return times
}
