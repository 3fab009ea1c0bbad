import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createWalletProjects } from '@foyer/devstack'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { createProcesses, nodeCommand } from '@foyer/harness/processes'
import { type FarcasterRelay, startRegistry, startRelay } from '@foyer/stand-ins/farcaster'
import { createClients, type SocialFile, startIdentityProvider } from '@foyer/stand-ins/identity-provider'
import { type Smtp, startSmtp } from '@foyer/stand-ins/inbox'
import { startWalletFrame } from '@foyer/wallet-frame/server'
import getPort from 'get-port'
import { type Sale, startSale } from './startSale.ts'

export const PROJECT_ID = `${'0'.repeat(31)}1`

export type StartWalletParameters = {
  /** For the project file and logs. */
  directory: string
  /** The folder of the built site. */
  built: string
  /** Of the dapp. */
  origin: string
}

export type BenchWallet = {
  site: string
  auth: string
  vault: string
  smtp: Smtp
  /** Farcaster's, with its users' app. */
  relay: FarcasterRelay
  sale: Sale
  stop: () => Promise<void>
}

/** The embedded wallet as two operators run it: auth and vault are processes of their own, each on Postgres. */
export async function startWallet({ directory, built, origin }: StartWalletParameters): Promise<BenchWallet> {
  const projectsFile = join(directory, 'projects.json')
  const [authPort, vaultPort, sitePort] = [await getPort(), await getPort(), await getPort()]
  const [auth, vault] = [`http://127.0.0.1:${authPort}`, `http://127.0.0.1:${vaultPort}`]
  const site = `http://wallet.localhost:${sitePort}`
  const sale = await startSale(site)
  const { deployment, rpcUrl, bundlerUrl, sponsor } = sale
  const projects = createWalletProjects({
    deployment,
    rpcUrl,
    feed: undefined,
    bundlerUrl,
    paymaster: sponsor.paymaster,
    origins: [origin],
    gateway: undefined,
  })
  await writeFile(projectsFile, JSON.stringify(projects))
  const operators = { own: 'Ada', other: 'Grace' }
  const smtp = await startSmtp()
  const files = {} as Record<'auth' | 'vault', SocialFile>
  const identityProvider = await startIdentityProvider({
    async clients(publicUrl) {
      const created = await createClients({ publicUrl, servers: { auth, vault } })
      Object.assign(files, created.files)
      return created.clients
    },
  })
  const [relay, registry] = [await startRelay(), await startRegistry()]
  const databases = { auth: await createPostgresDatabase(), vault: await createPostgresDatabase() }
  const processes = createProcesses({
    logDirectory: join(directory, 'logs'),
    onCrash(error) {
      throw error
    },
  })

  async function startServer(role: 'auth' | 'vault', port: number) {
    const socialFile = join(directory, `${role}-social.json`)
    await writeFile(socialFile, JSON.stringify(files[role]))
    await processes.start({
      name: role,
      ...nodeCommand(fileURLToPath(import.meta.resolve('@foyer/wallet-server/main')), ['start', role]),
      env: {
        WALLET_PORT: String(port),
        WALLET_PUBLIC_URL: role === 'auth' ? auth : vault,
        WALLET_SITE_URL: site,
        WALLET_PROJECTS: projectsFile,
        WALLET_SOCIAL_FILE: socialFile,
        WALLET_FARCASTER_RPC_URL: registry.rpcUrl,
        ...(role === 'auth' && { WALLET_SPONSOR_KEY: sponsor.key }),
        WALLET_OPERATOR: operators.own,
        WALLET_OTHER_OPERATOR: operators.other,
        WALLET_SMTP_URL: smtp.url,
        WALLET_MAIL_FROM: 'Wallet <wallet@example.com>',
        WALLET_KEK: `bench ${createKey()}`,
        WALLET_PEPPER: createKey(),
        // Each login comes from an address of its own.
        WALLET_PROXY_HOPS: '1',
        WALLET_LOG_LEVEL: 'warn',
        DATABASE_URL: databases[role].url,
      },
    })
    for (let isReady = false; !isReady; await wait(50))
      isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
  }

  await Promise.all([startServer('auth', authPort), startServer('vault', vaultPort)])
  const frame = await startWalletFrame(
    {
      idleSeconds: 75,
      host: '127.0.0.1',
      port: sitePort,
      publicUrl: site,
      authUrl: auth,
      vaultUrl: vault,
      projectsFile,
      operators,
      farcasterRelayUrl: relay.url,
      logLevel: 'silent',
    },
    { directory: built },
  )
  return {
    site,
    auth,
    vault,
    smtp,
    relay,
    sale,
    async stop() {
      await frame.stop()
      await processes.destroy()
      await smtp.stop()
      await identityProvider.stop()
      await relay.stop()
      await registry.stop()
      await sale.stop()
      await Promise.all([databases.auth.destroy(), databases.vault.destroy()])
    },
  }
}

const createKey = () => randomBytes(32).toString('base64url')

/** Waits for a text in the newest mail to an address. A mail is read once: a later login waits for its own. */
export async function readMail({ mails }: Smtp, address: string, pattern: RegExp): Promise<string> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const index = mails.findLastIndex(({ to, text }) => to === address && pattern.test(text))
    const [mail] = index < 0 ? [] : mails.splice(index, 1)
    const [, found] = pattern.exec(mail?.text ?? '') ?? []
    if (found !== undefined) return found
    await wait(5)
  }
  throw new Error(`Waited 30 s in vain for a mail to ${address}`)
}
