import { IS_FULL } from '@foyer/harness/full'
import { runStatement } from '@foyer/wallet-server/test/rows'
import { type Sites, startSites } from './startSites.ts'

let starting: Promise<Sites> | undefined

/** The stack that all parts of `wallet.test.ts` share, each with users of its own. It has smart accounts in the full run. */
export async function openSites(): Promise<Sites> {
  starting ??= startSites(IS_FULL ? { smartAccounts: 'other' } : {})
  const sites = await starting
  // Mails are counted for an hour and recoveries for a day. Each part may have all of them.
  for (const settings of Object.values(sites.servers.settings))
    await runStatement(settings, 'TRUNCATE limits')
  return sites
}

export async function closeSites() {
  await (await starting)?.stop()
}
