import {
  codeOfFailure,
  createClientAddress,
  createLineWriter,
  createLog,
  type DeclaredRoute,
  type Log,
  type LogFields,
  OperatorError,
  openRates,
  openTracing,
  startServer,
} from '@foyer/server-kit'
import type { ProjectFile } from '@foyer/wallet-api'
import { createProjects, LOG_FIELDS, loadProjects } from '@foyer/wallet-api/projects'
import { privateKeyToAccount } from 'viem/accounts'
import manifest from '../package.json' with { type: 'json' }
import { createAuth } from './auth/createAuth.ts'
import type { RoleSettings, WalletServerSettings } from './config.ts'
import { openAuthDatabase, openVaultDatabase } from './openStore.ts'
import { hmac } from './shared/bytes.ts'
import { type CreateMailerParameters, createMailer } from './shared/createMailer.ts'
import type { Metrics } from './shared/metrics/types.ts'
import type { ServerParameters } from './shared/serverParameters.ts'
import type { App, ServedApp } from './shared/types.ts'
import { createSolo } from './solo/createSolo.ts'
import { createVault } from './vault/createVault.ts'

export type RunningWalletServer = {
  url: string
  /** All routes, with what each asks of its callers. */
  routes: readonly DeclaredRoute[]
  /** The URL that serves metrics. Undefined where nothing is counted. */
  metricsUrl: string | undefined
  /** Ends within about ten seconds: new connections are refused, open requests are answered, mails that are being sent go out. */
  stop: () => Promise<void>
}

type Part = { role: RoleSettings['role']; app: ServedApp; destroy: () => Promise<void> }
type Shared = Omit<ServerParameters, 'keyRing' | 'pepper' | 'social' | 'metrics' | 'tracing' | 'countRequest'>

export type StartOptions = {
  /** Takes each line of the log. Default standard output. */
  writeLog?: (line: string) => void
  /** Waits before the second and the third try of a mail. */
  mailRetryDelaysMs?: readonly number[]
  /** Takes mails in place of the mail server. */
  deliver?: CreateMailerParameters['deliver']
  /** Stands in front of the app. */
  guard?: (app: Pick<App, 'fetch'>) => Pick<App, 'fetch'>
}

/** Starts auth, vault or both with these settings. */
export async function startWalletServer(
  settings: WalletServerSettings,
  {
    writeLog = createLineWriter(process.stdout),
    mailRetryDelaysMs,
    deliver,
    guard = (app) => app,
  }: StartOptions = {},
): Promise<RunningWalletServer> {
  const metrics = settings.metrics && (await loadMetrics())
  const writeLine = createLog<LogFields>({ level: settings.logLevel, fields: LOG_FIELDS, write: writeLog })
  const log: Log = (level, event, fields) => {
    if (level === 'warn' || level === 'error') metrics?.countAlert(level, event)
    writeLine(level, event, fields)
  }
  const file = await loadProjects(settings.projectsFile)
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    deliver,
    metrics,
    retryDelaysMs: mailRetryDelaysMs,
  })
  let isEnding = false
  const shared: Shared = {
    publicUrl: settings.publicUrl,
    siteOrigin: settings.siteOrigin,
    farcasterRpcUrl: settings.farcasterRpcUrl,
    operators: settings.operators,
    theme: file.theme,
    mailLimits: settings.mailLimits,
    hasChallenges: settings.hasChallenges,
    keptDays: settings.keptDays,
    projects: createProjects(file, log, settings.siteOrigin),
    mailer,
    log,
    clientOf: createClientAddress(settings.proxyHops, {
      onUnreadable: () => log('warn', 'forwarded.unreadable'),
    }),
    isEnding: () => isEnding,
  }
  const parts: Part[] = []
  const stops: (() => Promise<void>)[] = []
  const destroy = async () => {
    for (const stop of stops) await stop()
    for (const part of parts) await part.destroy()
    mailer.destroy()
  }
  try {
    for (const role of settings.roles) {
      const tracing = await openTracing(settings.tracing, { service: role.role, version: manifest.version })
      if (tracing) stops.push(tracing.destroy)
      parts.push(
        await startRole(role, {
          ...shared,
          metrics: metrics?.of(role.role),
          tracing,
          settings,
          sponsored: readSponsored(file, settings),
        }),
      )
    }
    const metricsServer = metrics && settings.metrics && (await serveMetrics(metrics, settings.metrics))
    if (metricsServer) stops.push(metricsServer.stop)
    const app = combine(parts)
    const server = await startServer(guard(app), { ...settings, portVariable: 'WALLET_PORT' })
    return {
      routes: app.routes,
      url: `http://${settings.host}:${server.port}`,
      metricsUrl: metricsServer?.url,
      async stop() {
        isEnding = true
        await server.stop()
        await destroy()
      },
    }
  } catch (error) {
    await destroy()
    throw error
  }
}

/** The library is loaded only where something is counted. */
const loadMetrics = async () =>
  (await import('./shared/metrics/createMetrics.ts')).createMetrics(manifest.version)

const serveMetrics = async ({ render }: Metrics, address: { host: string; port: number }) =>
  (await import('@foyer/server-kit/metrics')).serveMetrics({
    ...address,
    render,
    portVariable: 'WALLET_METRICS_PORT',
  })

type StartRoleParameters = Shared &
  Pick<ServerParameters, 'metrics' | 'tracing'> & {
    settings: WalletServerSettings
    sponsored: ReturnType<typeof readSponsored>
  }

async function startRole(
  own: RoleSettings,
  { settings, sponsored, ...shared }: StartRoleParameters,
): Promise<Part> {
  const { role, keyRing, pepper, social } = own
  const place = { ...own, skipsMigrations: !settings.migrates, needsMigrations: !settings.migrates }
  const database = await (role === 'auth' ? openAuthDatabase(place) : openVaultDatabase(place))
  shared.metrics?.watchDatabase(database)
  const flood = await openFlood(own, settings, shared.log).catch(async (error) => {
    await database.destroy()
    throw error
  })
  const parameters = { ...shared, keyRing, pepper, social, countRequest: flood.count }
  const { app, finish, destroy } =
    role === 'auth'
      ? createAuth({
          ...parameters,
          sponsored,
          identityKeys: settings.identityKeys,
          database: database as Awaited<ReturnType<typeof openAuthDatabase>>,
        })
      : createVault({ ...parameters, database: database as Awaited<ReturnType<typeof openVaultDatabase>> })
  return {
    role,
    app,
    async destroy() {
      await finish()
      // The clean-up may wait for a database that does not answer, which cuts it off when it ends.
      await Promise.all([destroy(), flood.destroy(), database.destroy()])
    },
  }
}

/** The limit of all requests of a client address. The database gets no address: keys are HMACs. */
async function openFlood(
  { role, pepper, databaseUrl, databaseVariable }: RoleSettings,
  { rateLimit, rateStore, redisUrl }: WalletServerSettings,
  log: Log,
) {
  const rates = await openRates({
    store: rateStore,
    storeVariable: 'WALLET_RATE_STORE',
    databaseUrl,
    databaseVariable,
    redisUrl,
    onAway: (error) => log('error', 'limits.inMemory', { code: codeOfFailure(error) }),
    onBack: () => log('info', 'limits.shared'),
  })
  const rate = rates.create({ name: `wallet:${role}`, points: rateLimit, seconds: 60 })
  return {
    count: (client: string) => rate(hmac(pepper, 'limit:requests', client)),
    destroy: rates.destroy,
  }
}

/** @throws {OperatorError} a project has a sponsor, and there is no key that its vouchers are signed with */
function readSponsored({ projects }: ProjectFile, { mode, sponsorKey }: WalletServerSettings) {
  const isSponsored = projects.some(({ chains }) => Object.values(chains).some(({ sponsor }) => sponsor))
  if (!isSponsored || mode === 'vault') return undefined
  if (sponsorKey === undefined)
    throw new OperatorError(
      'The project file names a sponsor. Set WALLET_SPONSOR_KEY_FILE to the file of its key, which `wallet-server paymaster key` makes.',
      { section: 'sponsored-gas' },
    )
  return { projects, account: privateKeyToAccount(sponsorKey) }
}

function combine(parts: readonly Part[]): ServedApp {
  const appOf = (role: Part['role']) => parts.find((part) => part.role === role)?.app
  const [auth, vault] = [appOf('auth'), appOf('vault')]
  if (auth && vault) return createSolo(auth, vault)
  const app = auth ?? vault
  if (!app) throw new RangeError('No server is to be started.')
  return app
}
