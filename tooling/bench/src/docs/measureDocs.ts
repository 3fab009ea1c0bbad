import { fileURLToPath } from 'node:url'
import { BUDGETS } from '@foyer/harness/budgets'
import { withTemporaryFolder } from '@foyer/packed'
import { execa } from 'execa'
import type { Browser } from 'playwright'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { serveFolder } from '../harness/serveFolder.ts'
import { recordTraffic } from '../harness/traffic.ts'
import { auditRows } from '../presale/auditRows.ts'
import type { Row } from '../row.ts'

const BUILD = fileURLToPath(new URL('../../../../apps/docs/src/buildSite.ts', import.meta.url))

/** One page of each kind: where people begin, prose, and the longest table. */
const PAGES = [
  { page: 'docs, start', path: '/' },
  { page: 'docs, a guide', path: '/guides/wallets' },
  { page: 'docs, a reference', path: '/reference/options' },
]

/** Lighthouse's audits of each page; each figure is their median. */
const RUNS = 3

type DocsSite = { origin: string; folder: string }

/** The documentation site as it is deployed: its build, and one page of each kind on a phone. */
export async function measureDocs(onProgress: (message: string) => void): Promise<Row[]> {
  return withTemporaryFolder(async (folder) => {
    onProgress('Building the documentation')
    const startedAt = performance.now()
    await execa('node', ['--conditions=@foyer/source', BUILD, folder])
    const built: Row = {
      what: 'docs: build',
      measured: (performance.now() - startedAt) / 1_000,
      unit: 's',
      budget: { most: 60 },
    }
    const { origin, close } = await serveFolder(folder)
    try {
      const scripts = await scriptRows({ origin, folder })
      const audits: Row[] = []
      for (const { page, path } of PAGES)
        audits.push(...(await auditRows({ url: origin + path, page, runs: RUNS, onProgress })))
      return [built, ...scripts, ...audits]
    } finally {
      await close()
    }
  })
}

async function scriptRows(site: DocsSite): Promise<Row[]> {
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const { page, path } of PAGES)
      rows.push({
        what: `${page}: JS until the page has loaded`,
        measured: await measureScripts(browser, site, path),
        unit: 'KiB',
        budget: { most: BUDGETS.docs },
      })
    return rows
  } finally {
    await browser.close()
  }
}

/** Leaves out what is loaded later: the modal of the live example, and the pages that visible links lead to. */
async function measureScripts(browser: Browser, site: DocsSite, path: string) {
  const page = await browser.newPage()
  const traffic = recordTraffic(page, site)
  await page.goto(site.origin + path, { waitUntil: 'load' })
  await traffic.idle()
  const loadedAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming).loadEventEnd
  })
  const { scriptKiB } = await traffic.take(loadedAt)
  await page.close()
  return scriptKiB
}
