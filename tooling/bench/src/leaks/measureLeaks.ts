import { buildPackages } from '@foyer/packed'
import { buildSite } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { findLeaksOfCreating, findLeaksOfOpening, type Holdings } from './findLeaks.ts'
import { findWork } from './findWork.ts'

const OPENED = 1_000
const CREATED = 100

/** Measures the memory after many openings and after many modals, and the work of a closed modal. */
export async function measureLeaks(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  const site = await buildSite('cycles')
  const browser = await launchBrowser()
  try {
    onProgress(`Opening and closing ${OPENED} times`)
    const opening = await findLeaksOfOpening(browser, site.origin, OPENED)
    onProgress(`Making and destroying ${CREATED} modals`)
    const creating = await findLeaksOfCreating(browser, site.origin, CREATED)
    onProgress('Letting five minutes pass after closing')
    const work = await findWork(browser, site.origin)
    return [
      ...toRows(`after ${OPENED} times open and close`, opening.grown),
      ...toRows(`after ${CREATED} destroyed modals`, creating.grown),
      toRow(`destroyed modals in memory, of ${CREATED}`, creating.alive),
      { ...toRow('requests in the five minutes after closing', work.requests), unit: 'requests' },
      toRow('calls of timers in the five minutes after closing', work.timers),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

const toRow = (what: string, measured: number): Row => ({
  what,
  measured,
  unit: 'count',
  budget: { most: 0 },
})

const toRows = (when: string, grown: Holdings) =>
  Object.entries(grown).map(([name, count]) => toRow(`${name} more ${when}`, count))
