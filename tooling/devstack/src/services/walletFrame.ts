import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'
import type { Service } from './service.ts'

export type CreateWalletFrameServiceParameters = {
  processes: Processes
  port: number
  /** Where pages reach the site and the two servers. */
  urls: { site: string; auth: string; vault: string }
  /** Undefined: there are no logins with Farcaster. */
  farcasterRelayUrl: string | undefined
  /** What `createWalletProjects` makes. */
  projects: unknown
  /** The build. */
  built: string
  /** Emptied at each start. */
  directory: string
}

/** The site of the embedded wallet, from its build for production. */
export function createWalletFrameService(parameters: CreateWalletFrameServiceParameters): Service {
  const { processes, port, urls, farcasterRelayUrl = '', projects, built, directory } = parameters
  const projectsFile = join(directory, 'projects.json')
  const service = createProcessService({
    processes,
    name: 'site',
    url: urls.site,
    command: () =>
      nodeCommand(fileURLToPath(new URL('walletFrameMain.ts', import.meta.url)), [
        ...[String(port), urls.site, urls.auth, urls.vault],
        ...[projectsFile, built, farcasterRelayUrl],
      ]),
    // Node does not resolve names below localhost.
    check: () => checkHttp(`http://127.0.0.1:${port}/ready`),
  })
  return {
    ...service,
    async start() {
      await emptyDirectory(directory)
      await writeJson(projectsFile, projects)
      return service.start()
    },
  }
}
