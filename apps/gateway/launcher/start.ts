import {
  codeOfFailure,
  createLineWriter,
  createLog,
  createTurns,
  type DeclaredRoute,
  OperatorError,
  openRates,
  openTracing,
  startServer,
} from '@foyer/server-kit'
import type { RunningMetrics } from '@foyer/server-kit/metrics'
import manifest from '../package.json' with { type: 'json' }
import { createChains } from '../src/chain/createChains.ts'
import { startNodeChecks } from '../src/chain/startNodeChecks.ts'
import type { GatewayConfig } from '../src/config.ts'
import { createGateway } from '../src/createGateway.ts'
import { createDirectory } from '../src/directory/createDirectory.ts'
import type { GatewayLogFields } from '../src/http/types.ts'
import { createIconFolder } from '../src/icons.ts'
import type { Metrics } from '../src/metrics/types.ts'
import { createHistories } from '../src/providers/history/createHistories.ts'
import { createOnRamps } from '../src/providers/onRamp/createOnRamps.ts'
import { createScanner } from '../src/scanner/createScanner.ts'
import { createDatabase, type Database } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import { deleteOldRows } from '../src/store/deleteOldRows.ts'
import { listKeptRows } from '../src/store/keptRows.ts'
import { loadConfig } from './loadConfig.ts'
import type { GatewaySettings } from './readEnv.ts'
import { readNamesKey } from './readNamesKey.ts'

/** Histories that are read from the tables at once, of the ten connections, and those that wait. */
const [HISTORIES_AT_ONCE, HISTORIES_WAITING] = [4, 40]

export type RunningGateway = {
  url: string
  /** All routes, with what each asks of its callers. */
  routes: readonly DeclaredRoute[]
  /** The URL that serves metrics. Undefined where nothing is counted. */
  metricsUrl: string | undefined
  /** Ends within about ten seconds: new connections are refused, open requests are answered. */
  stop: () => Promise<void>
}

export type StartOptions = {
  /** True if this process reads the blocks of chains whose history is of the `blocks` provider. */
  scan: boolean
}

/** Starts a gateway with these settings. */
export async function startGateway(
  settings: GatewaySettings,
  options: StartOptions,
): Promise<RunningGateway> {
  const database = await createDatabase(settings)
  try {
    return await serve({ database, endDatabase: database.destroy, settings, options })
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** Starts a gateway on a database that outlives it. */
export const startGatewayOn = (
  database: Database,
  settings: GatewaySettings,
  options: StartOptions,
): Promise<RunningGateway> => serve({ database, endDatabase: async () => {}, settings, options })

type ServeParameters = {
  database: Database
  endDatabase: () => Promise<void>
  settings: GatewaySettings
  options: StartOptions
}

async function serve(parameters: ServeParameters): Promise<RunningGateway> {
  const { database, endDatabase, settings, options } = parameters
  const { config, tokens, contracts, warnings, icons } = await loadConfig(settings.configFile)
  const namesSigner = await readSigner(config, settings)
  const log = createLog<GatewayLogFields>({
    level: settings.logLevel,
    fields: ['reqId', 'projectId', 'code', 'ms', 'error', 'warning', 'rows'],
    write: createLineWriter(process.stdout),
  })
  for (const warning of warnings) log('warn', 'tokens.leftOut', { warning })
  const store = createStore(database)
  const backgroundStore = createStore({ drizzle: database.background })
  const inTurn = createTurns({ most: HISTORIES_AT_ONCE, mostWaiting: HISTORIES_WAITING })
  const readHistory: typeof store.readHistory = (...asked) => inTurn(() => store.readHistory(...asked))
  const rates = await openRates({
    ...settings,
    store: settings.rateStore,
    storeVariable: 'GATEWAY_RATE_STORE',
    onAway: (error) => log('error', 'limits.inMemory', { code: codeOfFailure(error) }),
    onBack: () => log('info', 'limits.shared'),
  })
  const tracing = await openTracing(settings.tracing, { service: 'gateway', version: manifest.version })
  let metrics: Metrics | undefined
  const chains = createChains({
    config,
    tokens,
    contracts,
    tracing,
    onUpstream: (request) => metrics?.countUpstream(request),
    onRead: (outcome) => metrics?.countSharedRead(outcome),
  })
  const keptRows = listKeptRows(config, backgroundStore)
  // The library is loaded only where something is counted.
  if (settings.metrics)
    metrics = (await import('../src/metrics/createMetrics.ts')).createMetrics({
      chains,
      database,
      keptRows,
      version: manifest.version,
    })
  let isEnding = false
  const nodeChecks = await startNodeChecks({
    chains,
    database,
    store: backgroundStore,
    everySeconds: config.nodeCheckSeconds,
  })
  let metricsServer: RunningMetrics | undefined
  try {
    const app = createGateway({
      ...settings,
      config,
      namesSigner,
      publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
      chains,
      directory: await createDirectory(chains.list.map(({ id }) => id)),
      icons: createIconFolder(icons),
      histories: createHistories({
        chains,
        secret: settings.secret,
        store: { readHistory, readFirstBlock: store.readFirstBlock },
      }),
      onRamps: createOnRamps({ config: config.onRamp, chains, secret: settings.secret }),
      store,
      database,
      rates,
      log,
      metrics,
      tracing,
      isEnding: () => isEnding,
    })
    if (metrics && settings.metrics)
      metricsServer = await (await import('@foyer/server-kit/metrics')).serveMetrics({
        ...settings.metrics,
        render: metrics.render,
        portVariable: 'GATEWAY_METRICS_PORT',
      })
    const server = await startServer(app, { ...settings, portVariable: 'GATEWAY_PORT' })
    const scanner = options.scan
      ? createScanner({ chains: chains.list, store: backgroundStore, database, log, metrics })
      : undefined
    const deletion = deleteOldRows({ database, rows: keptRows, log })
    return {
      routes: app.routes,
      url: `http://${settings.host}:${server.port}`,
      metricsUrl: metricsServer?.url,
      async stop() {
        isEnding = true
        const background = Promise.all([scanner?.destroy(), deletion.destroy(), nodeChecks.destroy()])
        await server.stop()
        await metricsServer?.stop()
        // They may wait for a database that does not answer, which cuts them off when it ends.
        await Promise.all([background, endDatabase(), rates.destroy()])
        await tracing?.destroy()
      },
    }
  } catch (error) {
    await metricsServer?.stop()
    await nodeChecks.destroy()
    await rates.destroy()
    await tracing?.destroy()
    throw error
  }
}

/** The key that signs the records of names, where there is a resolver to sign for. */
async function readSigner({ names }: GatewayConfig, { namesKeyFile }: GatewaySettings) {
  if (names?.resolver === undefined) return undefined
  if (namesKeyFile === undefined)
    throw new OperatorError(
      'names.resolver needs GATEWAY_NAMES_KEY_FILE. `gateway names key` makes the key.',
      {
        section: 'names',
      },
    )
  return readNamesKey(namesKeyFile)
}
