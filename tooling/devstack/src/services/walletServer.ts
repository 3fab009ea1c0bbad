import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { nodeCommand, PGLITE_FLAGS, type Processes } from '@foyer/harness/processes'
import type { Hex } from 'viem'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'
import type { Service } from './service.ts'

export type CreateWalletServerServiceParameters = {
  processes: Processes
  role: 'auth' | 'vault'
  port: number
  /** The address for pages. */
  publicUrl: string
  /** The origin of the wallet's site. */
  siteUrl: string
  smtpPort: number
  /** The result of `createWalletProjects`. */
  projects: unknown
  /** The clients that it is registered as at social providers. */
  social: unknown
  /** A node of the chain with Farcaster's registry. Undefined: there are no logins with Farcaster. */
  farcasterRpcUrl: string | undefined
  /** Signs vouchers for gas, at auth. */
  sponsorKey?: Hex
  /** Emptied at each start, like the chain: wallets of an earlier one are gone with its keys. */
  directory: string
}

/** Auth or vault, with its database on disk and keys of its own. */
export function createWalletServerService(parameters: CreateWalletServerServiceParameters): Service {
  const { processes, role, port, publicUrl, siteUrl, smtpPort, projects, social, directory } = parameters
  const { farcasterRpcUrl = '', sponsorKey = '' } = parameters
  const projectsFile = join(directory, 'projects.json')
  const socialFile = join(directory, 'social.json')
  const stateDirectory = join(directory, 'state')
  const service = createProcessService({
    processes,
    name: role,
    url: publicUrl,
    command: () => ({
      ...nodeCommand(
        fileURLToPath(import.meta.resolve('@foyer/wallet-server/main')),
        ['start', role],
        PGLITE_FLAGS,
      ),
      env: {
        WALLET_PORT: String(port),
        WALLET_PUBLIC_URL: publicUrl,
        WALLET_SITE_URL: siteUrl,
        WALLET_STATE_DIR: stateDirectory,
        WALLET_PROJECTS: projectsFile,
        WALLET_SOCIAL_FILE: socialFile,
        WALLET_FARCASTER_RPC_URL: farcasterRpcUrl,
        WALLET_SPONSOR_KEY: sponsorKey,
        // Both servers are one person's, and mails say what that means.
        WALLET_OPERATOR: 'Development',
        WALLET_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        WALLET_MAIL_FROM: 'Wallet <wallet@wallet.localhost>',
        WALLET_KEK: `development ${createKey()}`,
        WALLET_PEPPER: createKey(),
        // All users of a test have the address of this machine.
        WALLET_RATE_LIMIT: '10000',
        // Files and databases of the developer's are none of this stack's.
        WALLET_KEK_FILE: '',
        WALLET_PEPPER_FILE: '',
        WALLET_SPONSOR_KEY_FILE: '',
        WALLET_OTHER_OPERATOR: '',
        WALLET_PROXY_HOPS: '',
        WALLET_HOST: '',
        DATABASE_URL: '',
      },
    }),
    // Node does not resolve names below localhost.
    check: () => checkHttp(`http://127.0.0.1:${port}/ready`),
  })
  return {
    ...service,
    async start() {
      await emptyDirectory(directory)
      await writeJson(projectsFile, projects)
      await writeJson(socialFile, social)
      await createPgliteDirectory(join(stateDirectory, role, 'pglite'))
      return service.start()
    },
  }
}

const createKey = () => randomBytes(32).toString('base64url')
