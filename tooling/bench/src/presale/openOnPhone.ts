import type { Browser, Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { openPhone } from '../harness/openPhone.ts'
import { scriptKiB } from '../harness/scriptSize.ts'

/**
 * The things that visitors look for. `connect` takes a tap, and opens the modal once its own button, `modal`, is there. `price` is
 * that of the last deployment, dated; `chain` is the current one, with which they buy.
 */
type Sight = 'headline' | 'connect' | 'modal' | 'price' | 'chain'

export type PhoneVisit = {
  /** The moment at which each was on the page, in ms after the navigation. */
  sights: Record<Sight, number>
  /** Files of the site that had arrived when the last of them was there. */
  requests: number
  /** The number of files of code that were waited for one after the other until the chain was asked. */
  rounds: number
  scripts: number
  /** Of the scripts, compressed. */
  scriptKiB: number
  /** Sum of the layout shifts. */
  layoutShift: number
}

export type OpenOnPhoneOptions = {
  path?: string
  /** True if the page tells the price of the sale. */
  hasPrice?: boolean
}

declare global {
  /** The moment at which each was on the page, by `performance.now()`. */
  var sights: Partial<Record<Sight, number>>
}

/** Opens a page of the site in a fresh profile, on a slow phone and a slow network, and waits for what visitors look for. */
export async function openOnPhone(
  browser: Browser,
  site: Site,
  { path = '/', hasPrice = true }: OpenOnPhoneOptions = {},
): Promise<PhoneVisit> {
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(noteSights)
    await page.goto(site.origin + path)
    const start: Sight[] = ['headline', 'connect', 'modal']
    const wanted: Sight[] = hasPrice ? [...start, 'price', 'chain'] : start
    await page.waitForFunction((names) => names.every((name) => name in sights), wanted)
    // Below all that a page begins with.
    await page.getByRole('region', { name: 'Check before you buy' }).waitFor()
    const seen = await page.evaluate(() => sights)
    const end = Math.max(...wanted.map((name) => seen[name] ?? 0))
    const all = await listFiles(page)
    const files = all.filter(({ name, arrived }) => arrived <= end && name.startsWith(site.origin))
    const firstRead = all.find(({ name }) => !name.startsWith(site.origin))?.asked ?? end
    const urls = files.map(({ name }) => new URL(name))
    // Content that follows the first screen, such as the answer of a whitelist, may move it, too.
    await page.waitForLoadState('networkidle')
    return {
      sights: seen as PhoneVisit['sights'],
      requests: files.length,
      rounds: countRounds(files.filter(isCode), firstRead),
      scripts: urls.filter(({ pathname }) => pathname.endsWith('.js')).length,
      scriptKiB: await scriptKiB(urls, site),
      layoutShift: await page.evaluate(sumLayoutShifts),
    }
  } finally {
    await context.close()
  }
}

type File = { name: string; asked: number; arrived: number }

const isCode = ({ name }: File) => !/\.(svg|avif|woff2|png)$/.test(name)

/** The requests of the page so far, the page itself first. */
const listFiles = (page: Page) =>
  page.evaluate((): File[] =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, startTime, responseEnd } = entry as PerformanceResourceTiming
        return { name, asked: startTime, arrived: responseEnd }
      },
    ),
  )

/** The longest row of files each of which was asked for after the one before it had arrived, before `end`. */
function countRounds(files: File[], end: number): number {
  const rounds: { arrived: number; round: number }[] = []
  for (const { asked, arrived } of files.toSorted((a, b) => a.asked - b.asked)) {
    if (asked >= end) break
    const before = rounds.filter((file) => file.arrived <= asked).map(({ round }) => round)
    rounds.push({ arrived, round: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...rounds.map(({ round }) => round))
}

/** Runs in the page. */
function noteSights() {
  globalThis.sights = {}
  const isOnPage = (element: Element | undefined) =>
    element !== undefined &&
    element.getBoundingClientRect().width > 0 &&
    element.checkVisibility({ visibilityProperty: true })
  const priceIn = (place: string) =>
    [...document.querySelectorAll(`${place} dd`)].find((one) => /\d/.test(one.textContent ?? ''))
  const saysConnect = (one: Element | null | undefined) => one?.textContent?.trim() === 'Connect Wallet'
  const modalButton = () =>
    [...document.querySelectorAll('header fy-button')]
      .map((one) => one.shadowRoot?.querySelector('button') ?? undefined)
      .find(saysConnect)
  const find: Record<Sight, () => Element | undefined> = {
    headline: () => document.querySelector('h1') ?? undefined,
    // The page's own button has what it says to those who return beside it.
    connect: () => [...document.querySelectorAll('header button > span')].find(saysConnect) ?? modalButton(),
    modal: modalButton,
    price: () => priceIn('[data-phase]'),
    chain: () => priceIn('[data-phase]:not([data-snapshot] *)'),
  }
  const look = () => {
    for (const [name, query] of Object.entries(find) as [Sight, () => Element | undefined][])
      if (!(name in sights) && isOnPage(query())) sights[name] = performance.now()
    if (Object.keys(sights).length < Object.keys(find).length) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
function sumLayoutShifts() {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  const entries = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[]
  return entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
}
