import type { Alerts } from '../wire/createServerAlert.ts'
import { createLocalDirectory } from './createLocalDirectory.ts'
import { createStateWriter } from './createStateWriter.ts'
import { listNamed } from './listNamed.ts'
import type { Directory, DirectoryParameters, EntryChunkDeps } from './types.ts'

const NO_NETWORKS = { list: [], active: '' }
const NO_ALERTS: Alerts = { state: { current: { status: 'hidden' } }, show() {}, hide() {} }
const NO_OPTIONS = { featuredWallets: [], excludeWallets: [] }

/** The wallets of the configured server, or the list that comes with the package. */
export async function createDirectory({
  directory: baseUrl,
  projectId,
  chains = [],
  networks = NO_NETWORKS,
  origin = '',
  options = NO_OPTIONS,
  alerts = NO_ALERTS,
  schedule,
  setIdentify,
  state,
  ref,
  cleanName,
}: DirectoryParameters & EntryChunkDeps): Promise<Directory> {
  const writer = createStateWriter({ state, ref, setIdentify })
  const local = createLocalDirectory({ state, networks, options, writer })
  if (baseUrl === undefined) {
    local.propose()
    // The first wallets are shown also when the others do not load.
    await local.prepare().catch(() => {})
    return local
  }
  if (projectId === undefined) alerts.show('APKT008')
  const host = {
    ...writer,
    state,
    baseUrl,
    projectId,
    chains,
    networks,
    origin,
    options,
    named: () => listNamed(options),
    alerts,
    schedule,
    cleanName,
  }
  const remote = await import('./createRemoteDirectory.ts').then((one) =>
    one.createRemoteDirectory(host, local),
  )
  remote.propose()
  return remote
}
