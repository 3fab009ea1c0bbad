import { buildPackages } from '@foyer/packed'
import { buildSite } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { hostileRows } from './hostileRows.ts'
import { listRows } from './listRows.ts'

/** A long list of wallets, and wallets that mean harm. */
export async function measureWallets(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  const site = await buildSite('wallets')
  const browser = await launchBrowser()
  try {
    onProgress('Scrolling and searching a long list')
    const list = await listRows(browser, site.origin)
    onProgress('Announcing hostile wallets')
    return [...list, ...(await hostileRows(browser, site.origin))]
  } finally {
    await browser.close()
    await site.close()
  }
}
