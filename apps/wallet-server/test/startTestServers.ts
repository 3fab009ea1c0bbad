import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSharedDatabase } from '@foyer/harness/postgres'
import type { Project, SponsorPolicy } from '@foyer/wallet-api'
import type { Hex } from 'viem'
import type { Role, RoleSettings, WalletServerSettings } from '../src/config.ts'
import { purge } from '../src/purge.ts'
import { MAIL_LIMITS } from '../src/shared/createLimits.ts'
import { createKey, createKeyLine, parseIdentityKeys, parseKey, parseKeyRing } from '../src/shared/keys.ts'
import type { SocialSettings } from '../src/shared/social/socialSettings.ts'
import { type RunningWalletServer, startWalletServer } from '../src/startWalletServer.ts'
import { runStatement } from './readRows.ts'
import { type MailSink, startMailSink } from './startMailSink.ts'

export const PROJECT_ID = `${'0'.repeat(31)}1`
/** A project of the same pages which alone has bundler and sponsor, where there is one. */
export const SMART_PROJECT_ID = `${'0'.repeat(31)}2`
/** A project of the same pages that has test accounts, where there are some. */
export const TEST_PROJECT_ID = `${'0'.repeat(31)}3`
export const DAPP_ORIGIN = 'https://dapp.example'
export const SITE_ORIGIN = 'https://wallet.example'
export const PUBLIC_URLS: Record<Role, string> = {
  auth: 'https://auth.example',
  vault: 'https://vault.example',
}

export type TestServers = Awaited<ReturnType<typeof startTestServers>>

export type TestServersOptions = {
  /** A server with a port here listens on it and is reached there, so that a browser can ask it. */
  ports?: Partial<Record<Role, number>>
  /** The addresses of servers with a port, if a proxy stands in front of them. */
  publicUrls?: Partial<Record<Role, string>>
  siteOrigin?: string
  /** Pages of the project. */
  origins?: readonly string[]
  /** The node of the project's chain. */
  rpcUrl?: string
  /** The node of its Solana network. Default the project has none. */
  solanaRpcUrl?: string
  /** The chain's bundler. Default none. */
  bundlerUrl?: string | undefined
  /** The providers that each server is a client of. */
  social?: Record<Role, SocialSettings>
  /** Whose gas is paid, and the key of the vouchers. Default nobody's. */
  sponsor?: { policy: SponsorPolicy; key: Hex } | undefined
  /** True if {@link SMART_PROJECT_ID} has bundler and sponsor in place of the other project. Default false. */
  hasSmartProject?: boolean
  /** A node of Farcaster's chain, for both servers. */
  farcasterRpcUrl?: string
  /** Those of {@link TEST_PROJECT_ID}. Default there is no such project. */
  testAccounts?: NonNullable<Project['testAccounts']>
  /** Lines of keys that sign identity tokens. Default none. */
  identityKeys?: string | undefined
  /** The first process of auth. Default it has keys of its own. */
  authKeys?: Pick<RoleSettings, 'keyRing'>
}

/** Auth and vault on free ports, each with keys and a Postgres database of its own, and a mail server. */
export async function startTestServers(options: TestServersOptions = {}) {
  const { ports = {}, publicUrls = {}, siteOrigin = SITE_ORIGIN } = options
  const directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-'))
  const projectsFile = await writeProjects(directory, options)
  const sink = await startMailSink()
  const databases = { auth: await createSharedDatabase(), vault: await createSharedDatabase() }
  const lines: string[] = []
  const settings = Object.fromEntries(
    (['auth', 'vault'] as const).map((role) => [
      role,
      createSettings({
        role,
        directory,
        projectsFile,
        sink,
        databaseUrl: databases[role].url,
        social: options.social?.[role] ?? {},
      }),
    ]),
  ) as Record<Role, WalletServerSettings>
  for (const role of ['auth', 'vault'] as const) {
    const port = ports[role]
    Object.assign(settings[role], {
      siteOrigin,
      farcasterRpcUrl: options.farcasterRpcUrl,
      sponsorKey: options.sponsor?.key,
      identityKeys: options.identityKeys === undefined ? undefined : parseIdentityKeys(options.identityKeys),
    })
    const publicUrl = publicUrls[role] ?? `http://127.0.0.1:${port}`
    if (port !== undefined) Object.assign(settings[role], { port, publicUrl })
  }
  const start = (role: Role, changes: Partial<RoleSettings> = {}) =>
    startWalletServer(change(settings[role], changes), {
      writeLog: (line) => void lines.push(line),
      mailRetryDelaysMs: [200, 400],
    })
  const running: Record<Role, RunningWalletServer> = {
    auth: await start('auth', options.authKeys),
    vault: await start('vault'),
  }
  const others: RunningWalletServer[] = []
  let stopping: Promise<void> | undefined
  return {
    sink,
    settings,
    siteOrigin,
    publicUrls: { auth: settings.auth.publicUrl, vault: settings.vault.publicUrl },
    /** Lines of both logs. */
    lines,
    routes: { auth: running.auth.routes, vault: running.vault.routes },
    urls: { auth: running.auth.url, vault: running.vault.url } satisfies Record<Role, string>,
    /** Reads the metrics of both servers. */
    async readMetrics() {
      const urls = [running.auth.metricsUrl ?? '', running.vault.metricsUrl ?? '']
      return (await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).join('\n')
    },
    /** Another process on the same database, as far as the database can tell. */
    async startAnother(role: Role, changes?: Partial<RoleSettings>) {
      const server = await start(role, changes)
      others.push(server)
      return server.url
    },
    /** The same. Returns where its metrics are read. */
    async startCounting(role: Role) {
      const server = await start(role)
      others.push(server)
      return server.metricsUrl ?? ''
    },
    /** Another process of auth, with other keys for identity tokens. */
    async startWith({ identityKeys }: Pick<TestServersOptions, 'identityKeys'>) {
      const keys = identityKeys === undefined ? undefined : parseIdentityKeys(identityKeys)
      const server = await startWalletServer({ ...settings.auth, identityKeys: keys }, { writeLog: () => {} })
      others.push(server)
      return server.url
    },
    /** Takes what deletes from the process that leads, so that whoever leads next does it at once. */
    cleanUp: (role: Role) => runStatement(settings[role], "DELETE FROM leases WHERE name LIKE 'delete %'"),
    /** Deletes overdue users as an operator's cron does. Returns the number of each server. */
    purge: () =>
      Promise.all(
        (['auth', 'vault'] as const).map((role) => {
          const [store] = settings[role].roles
          if (!store) throw new Error('The server has no role.')
          return purge(role, store)
        }),
      ),
    /** Also when a test has stopped them. */
    stop: () => (stopping ??= stop()),
  }

  async function stop() {
    await Promise.all([running.auth, running.vault, ...others].map((server) => server.stop()))
    await databases.auth.destroy()
    await databases.vault.destroy()
    await sink.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

const change = (settings: WalletServerSettings, changes: Partial<RoleSettings>): WalletServerSettings => ({
  ...settings,
  roles: settings.roles.map((role) => ({ ...role, ...changes })),
})

export async function writeProjects(directory: string, options: TestServersOptions = {}): Promise<string> {
  const { origins = [DAPP_ORIGIN], rpcUrl = 'http://127.0.0.1:8545', hasSmartProject = false } = options
  const file = join(directory, 'projects.json')
  const plain = { rpcUrls: [rpcUrl] }
  const smart = { ...plain, bundlerUrl: options.bundlerUrl, sponsor: options.sponsor?.policy }
  const solana = options.solanaRpcUrl && {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { rpcUrls: [options.solanaRpcUrl] },
  }
  const toProject = (id: string, chain: object) => ({
    id,
    name: 'Test',
    origins,
    chains: { '56': chain, ...(solana || {}) },
  })
  const projects = hasSmartProject
    ? [toProject(PROJECT_ID, plain), toProject(SMART_PROJECT_ID, smart)]
    : [toProject(PROJECT_ID, smart)]
  const { testAccounts } = options
  const tests = testAccounts ? [{ ...toProject(TEST_PROJECT_ID, plain), test: true, testAccounts }] : []
  await writeFile(file, JSON.stringify({ projects: [...projects, ...tests] }))
  return file
}

type SettingsParameters = {
  role: Role
  directory: string
  projectsFile: string
  sink: Pick<MailSink, 'url'>
  databaseUrl: string
  social: SocialSettings
}

function createSettings(parameters: SettingsParameters): WalletServerSettings {
  const { role, directory, projectsFile, sink, databaseUrl, social } = parameters
  const [keyRing, pepper] = [parseKeyRing(createKeyLine()), parseKey(createKey())]
  if (!keyRing || !pepper) throw new Error('The keys of the test are none.')
  return {
    mode: role,
    host: '127.0.0.1',
    port: 0,
    publicUrl: PUBLIC_URLS[role],
    siteOrigin: SITE_ORIGIN,
    // Each client of a test comes from an address of its own.
    proxyHops: 1,
    idleSeconds: 75,
    rateLimit: 300,
    mailLimits: MAIL_LIMITS,
    hasChallenges: false,
    keptDays: { audit: 400, device: 400 },
    drainSeconds: 0,
    migrates: true,
    rateStore: 'memory',
    redisUrl: undefined,
    projectsFile,
    operators: { own: `${role} company`, other: 'other company' },
    smtpUrl: sink.url,
    mailFrom: 'Wallet <wallet@example.com>',
    logLevel: 'info',
    metrics: { host: '127.0.0.1', port: 0 },
    roles: [
      {
        role,
        keyRing,
        pepper,
        databaseUrl,
        social,
        stateDirectory: join(directory, role),
        databaseVariable: 'DATABASE_URL',
      },
    ],
  }
}

/** An address that no other test uses, without digits: the sink finds codes by theirs. */
export const createEmail = () => `${randomUUID().replaceAll(/\d/g, 'x')}@example.com`
