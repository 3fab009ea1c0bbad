import type { AppConfig } from '@foyer/presale/config'
import type { Browser, Page } from 'playwright'
import { createChainClient } from '../gas/chainClient.ts'
import { accountOf } from '../gas/createCalls.ts'
import { LISTED } from '../gas/users.ts'
import type { Row } from '../row.ts'
import { installStopwatch } from '../wallets/stopwatch.ts'
import { answerIndexer, PURCHASES } from './answerIndexer.ts'
import { openAsBuyer } from './openAsBuyer.ts'

/** Pixels by which each frame scrolls. */
const STRIDE = 2_000

export type RecordRowsParameters = { browser: Browser; origin: string; config: AppConfig }

/** A long history on the record page: rows in the document while it is scrolled from end to end. */
export async function recordRows({ browser, origin, config }: RecordRowsParameters): Promise<Row[]> {
  const [rpcUrl = ''] = config.chain.rpcUrls
  const asOf = await createChainClient(rpcUrl).getBlock()
  const page = await openAsBuyer({
    browser,
    origin,
    config: { ...config, endpoints: { ...config.endpoints, indexer: `${origin}/indexer` } },
    address: accountOf(LISTED).address,
    async prepare(page) {
      await page.addInitScript(installStopwatch)
      await answerIndexer(page, { config, asOf })
    },
  })
  try {
    await page.getByRole('link', { name: 'My History' }).first().click()
    await loadAll(page)
    return [
      {
        what: `presale: rows in the document, of ${PURCHASES.toLocaleString('en')} purchases`,
        unit: 'count',
        measured: await mostRows(page),
        budget: { most: 60 },
      },
    ]
  } finally {
    await page.context().close()
  }
}

/** Asks for more until there is no more. */
async function loadAll(page: Page) {
  const purchases = page.getByRole('region', { name: 'Purchase History' })
  const table = purchases.getByRole('table')
  await table.waitFor()
  await purchases.evaluate(async (section, count) => {
    const more = () =>
      [...section.querySelectorAll('button')].find((button) => button.textContent === 'Show more')
    const rows = () => Number(section.querySelector('table')?.getAttribute('aria-rowcount')) - 1
    while (rows() < count) {
      more()?.click()
      await stopwatch.frame()
    }
  }, PURCHASES)
}

/** The most rows there are at a time while the table is scrolled down. */
const mostRows = (page: Page) =>
  page.getByRole('table', { name: 'Purchase History' }).evaluate(async (table, stride) => {
    const box = table.parentElement as HTMLElement
    let most = 0
    box.scrollTop = 0
    await stopwatch.frame()
    for (;;) {
      most = Math.max(most, table.querySelectorAll('tbody tr:not([aria-hidden])').length)
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return most
      box.scrollTop += stride
      await stopwatch.frame()
    }
  }, STRIDE)
