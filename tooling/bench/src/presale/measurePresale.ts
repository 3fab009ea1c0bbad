import { createPresaleConfig } from '@foyer/devstack'
import { startDevnet } from '@foyer/presale-operator/testing'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { auditRows } from './auditRows.ts'
import { buildPresale } from './buildPresale.ts'
import { measureFirstRoute } from './measureFirstRoute.ts'
import { phoneRows } from './phoneRows.ts'
import { promptRows } from './promptRows.ts'
import { recordRows } from './recordRows.ts'
import { restRows } from './restRows.ts'

/** The production build of the presale site on a sale that is open, as a first visitor meets it. */
export async function measurePresale(onProgress: (message: string) => void): Promise<Row[]> {
  onProgress('Starting the chain with the contracts')
  const { rpcUrl, deployment, stop } = await startDevnet('public')
  try {
    onProgress('Building the presale')
    const config = createPresaleConfig(deployment, { rpc: rpcUrl })
    const site = await buildPresale(config)
    try {
      const browser = await launchBrowser()
      const inBrowser = async () => {
        const firstRoute = await measureFirstRoute(browser, site)
        const phone = await phoneRows({ browser, site, config, onProgress })
        onProgress('Watching the page at rest')
        const rest = await restRows(browser, site.origin)
        onProgress('Pressing Buy Now')
        const prompts = await promptRows({ browser, origin: site.origin, config, deployment })
        onProgress('Scrolling a long history')
        const records = await recordRows({ browser, origin: site.origin, config })
        return [...firstRoute, ...phone, ...rest, ...prompts, ...records]
      }
      const rows = await inBrowser().finally(() => browser.close())
      const home = await auditRows({ url: site.origin, page: 'presale', runs: 5, onProgress })
      const record = { url: `${site.origin}/record`, page: 'presale, record page' }
      return [...rows, ...home, ...(await auditRows({ ...record, runs: 3, onProgress }))]
    } finally {
      await site.close()
    }
  } finally {
    await stop()
  }
}
