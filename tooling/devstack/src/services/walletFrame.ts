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
  /** Emptied at each start: holds the build. */
  directory: string
}

/** The site of the embedded wallet, built as for production. */
export function createWalletFrameService(parameters: CreateWalletFrameServiceParameters): Service {
  const { processes, port, urls, farcasterRelayUrl = '', projects, directory } = parameters
  const projectsFile = join(directory, 'projects.json')
  const built = join(directory, 'dist')
  const service = createProcessService({
    processes,
    name: 'site',
    url: urls.site,
    command: () =>
      nodeCommand(mainOf('walletFrameMain.ts'), [
        ...[String(port), urls.site, urls.auth, urls.vault],
        ...[projectsFile, built, farcasterRelayUrl],
      ]),
    // Node does not resolve names below localhost.
    check: () => checkHttp(`http://127.0.0.1:${port}/ready`),
    timeoutMs: 60_000,
  })
  return {
    ...service,
    async start() {
      await emptyDirectory(directory)
      await writeJson(projectsFile, projects)
      const build = await processes.start({
        name: 'site-build',
        ...nodeCommand(mainOf('walletFrameBuild.ts'), [built]),
        endsByItself: true,
      })
      await build.ended
      return service.start()
    },
  }
}

const mainOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
