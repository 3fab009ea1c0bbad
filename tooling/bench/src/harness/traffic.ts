import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { scriptKiB } from './scriptSize.ts'

/** A page that has asked its own host for nothing this long, in ms, is idle; it may go on to ask a chain for news. */
const QUIET = 2_000

export type Traffic = {
  requests: number
  /** Hosts of the requests that left the page's own origin. */
  otherHosts: string[]
  /** JavaScript from the page's own origin, compressed, in KiB. */
  scriptKiB: number
}

export type TrafficRecorder = {
  /** The traffic since it was last taken. With `until`, a `performance.now()` of the page, what it asked for later is left for the next time. */
  take(until?: number): Promise<Traffic>
  /** Resolves when the page is idle. */
  idle(): Promise<void>
}

/**
 * Counts what a page asks for, from now on.
 *
 * @param site what is served at `origin`; sizes are those of the compressed files in `folder`
 */
export function recordTraffic(page: Page, site: { origin: string; folder: string }): TrafficRecorder {
  let urls: URL[] = []
  let lastRequestAt = performance.now()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    urls.push(url)
    if (url.origin === site.origin) lastRequestAt = performance.now()
  })
  return {
    async take(until) {
      const later = until === undefined ? [] : await page.evaluate(listLater, until)
      const isLater = ({ href }: URL) => later.includes(href)
      const seen = urls.filter((url) => !isLater(url))
      urls = urls.filter(isLater)
      return {
        requests: seen.length,
        otherHosts: seen.filter((url) => url.origin !== site.origin).map((url) => url.host),
        scriptKiB: await scriptKiB(seen, site),
      }
    },
    async idle() {
      lastRequestAt = performance.now()
      for (let left = QUIET; left > 0; left = lastRequestAt + QUIET - performance.now()) await sleep(left)
    },
  }
}

/** Runs in the page. */
const listLater = (until: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > until)
    .map(({ name }) => name)
