import { createPresaleConfig } from '@foyer/devstack'
import { startDevnet } from '@foyer/presale-contracts/testing'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { auditRows } from './auditRows.ts'
import { buildPresale } from './buildPresale.ts'
import { measureFirstRoute } from './measureFirstRoute.ts'

/** The production build of the presale site on a sale that is open, as a first visitor meets it. */
export async function measurePresale(onProgress: (message: string) => void): Promise<Row[]> {
  onProgress('Starting the chain with the contracts')
  const { rpcUrl, deployment, stop } = await startDevnet('public')
  try {
    onProgress('Building the presale')
    const site = await buildPresale(createPresaleConfig(deployment, { rpc: rpcUrl }))
    try {
      const browser = await launchBrowser()
      const firstRoute = await measureFirstRoute(browser, site).finally(() => browser.close())
      return [...firstRoute, ...(await auditRows(site.origin, onProgress))]
    } finally {
      await site.close()
    }
  } finally {
    await stop()
  }
}
