import { loadProjects } from '@foyer/wallet-api/projects'
import type { WalletServerSettings } from '../config.ts'
import { checkChains } from './checkChains.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkFarcaster } from './checkFarcaster.ts'
import { checkKeys } from './checkKeys.ts'
import { checkMail } from './checkMail.ts'
import { checkPaymaster } from './checkPaymaster.ts'
import { checkProjects } from './checkProjects.ts'
import { checkProviders } from './checkProviders.ts'
import { checkPublicUrl } from './checkPublicUrl.ts'
import { checkSmartAccounts } from './checkSmartAccounts.ts'
import { type Check, type CheckContext, type Finding, todo } from './types.ts'

/** In the order in which they are reported. */
const CHECKS: Readonly<Record<string, Check>> = {
  keys: checkKeys,
  database: checkDatabase,
  mail: checkMail,
  'public URL': checkPublicUrl,
  projects: checkProjects,
  'social logins': checkProviders,
  Farcaster: checkFarcaster,
  chains: checkChains,
  'smart accounts': checkSmartAccounts,
  'sponsored gas': checkPaymaster,
}

/** Looks at everything that the servers of these settings need. They may be running meanwhile. */
export async function runChecks(
  settings: WalletServerSettings,
  { sendTo }: Pick<CheckContext, 'sendTo'> = {},
): Promise<Finding[]> {
  const projects = await loadProjects(settings.projectsFile).catch(() => undefined)
  const context = { settings, projects, sendTo }
  const findings = await Promise.all(
    Object.entries(CHECKS).map(([name, check]) =>
      // Only its kind: what an error says may have a secret in it.
      check(context).catch((error: Error) => [todo(`${name}: the check itself has failed (${error.name}).`)]),
    ),
  )
  return findings.flat()
}
