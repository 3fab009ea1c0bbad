import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'
import type { Service } from './service.ts'

/** The packages that decide how the site of the embedded wallet is built. */
export const WALLET_FRAME_PACKAGES = ['@foyer/wallet-frame', '@foyer/tsconfig']

/** Builds the site of the embedded wallet for production. */
export const walletFrameBuild = (folder: string) =>
  nodeCommand(fileURLToPath(new URL('walletFrameBuild.ts', import.meta.url)), [folder])

export type CreateWalletFrameServiceParameters = {
  processes: Processes
  port: number
  /** Addresses of the site and the two servers, for pages. */
  urls: { site: string; auth: string; vault: string }
  /** Undefined: there are no logins with Farcaster. */
  farcasterRelayUrl: string | undefined
  /** The result of `createWalletProjects`. */
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
        String(port),
        urls.site,
        urls.auth,
        urls.vault,
        projectsFile,
        built,
        farcasterRelayUrl,
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
