import { cpSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { getAddress } from 'viem'
import { stringify } from 'yaml'
import type { GatewaySettings } from '../launcher/readEnv.ts'
import { createDatabase, type Database } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import type { TestChain } from './startTestChain.ts'

export const PROJECT_ID = `${'0'.repeat(31)}1`
export const ORIGIN = 'https://dapp.example'
const PROJECT = {
  id: PROJECT_ID,
  name: 'Test',
  origins: [ORIGIN, 'https://*.preview.example'],
  analytics: true,
}

export type PrepareGatewayOptions = {
  chain: TestChain
  /** Nodes in place of the chain's own. */
  rpcUrls?: readonly string[]
  databaseUrl?: string
  /** One that is open and has the project, from `openTestDatabase`: starting a database is what a start costs most. */
  database?: TestDatabase
  /** Port that serves metrics; 0 takes a free one. Default: none. */
  metricsPort?: number
  /** URL of the collector that gets spans. Default: none. */
  collectorUrl?: string
  /** True if the history is scanned. Default false. */
  scan?: boolean
  /** The first block of the history. Default 0. */
  scanFrom?: number
  /** Entries of a list of contracts. Default: no list. */
  contracts?: readonly object[]
  limits?: Record<string, number>
  /** Seconds between two checks of a node. Default a minute. */
  nodeCheckSeconds?: number
  /** Fields that replace those of the chain. */
  chainConfig?: Record<string, unknown>
  proxyHops?: number
  /** The zone and its resolver. Default: no names. */
  names?: Record<string, unknown>
  namesKeyFile?: string
  /** The on-ramp's configuration. Default: nothing can be bought. */
  onRamp?: Record<string, unknown>
  /** Files of the icon folder by their path in it. Default: no folder. */
  icons?: Record<string, string | Buffer>
  /** Variables that the configuration names. */
  secrets?: Record<string, string>
}

/** Files and a database with one project for a gateway on a free port. The database is its own unless one is given. */
export async function prepareGateway(options: PrepareGatewayOptions) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-gateway-'))
  const configFile = join(directory, 'gateway.yaml')
  await writeFile(join(directory, 'tokens.json'), JSON.stringify({ tokens: listTokens(options.chain) }))
  await writeFile(join(directory, 'contracts.json'), JSON.stringify({ contracts: options.contracts }))
  await writeFile(configFile, stringify(createConfig(options)))
  for (const [name, data] of Object.entries(options.icons ?? {})) {
    const file = join(directory, 'icons', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, data)
  }
  const settings: GatewaySettings = {
    configFile,
    stateDirectory: join(directory, 'state'),
    databaseUrl: options.databaseUrl,
    publicUrl: 'https://gateway.example',
    host: '127.0.0.1',
    port: 0,
    proxyHops: options.proxyHops ?? 0,
    idleSeconds: 75,
    processes: 1,
    drainSeconds: 0,
    migrates: true,
    rateStore: 'memory',
    redisUrl: undefined,
    namesKeyFile: options.namesKeyFile,
    metrics: options.metricsPort === undefined ? undefined : { host: '127.0.0.1', port: options.metricsPort },
    tracing: options.collectorUrl === undefined ? undefined : { endpoint: options.collectorUrl, ratio: 1 },
    logLevel: 'silent',
    secret: (name) => options.secrets?.[name],
  }
  if (options.database === undefined) await prepareDatabase(settings)
  return { settings, remove: () => rm(directory, { recursive: true, force: true }) }
}

type DatabaseSettings = { stateDirectory: string; databaseUrl: string | undefined }

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>

/** The files that share a process share a database, each as it was for the first. It ends with the process. */
let shared: ReturnType<typeof openSharedDatabase> | undefined

/** A database with the project, for several gateways, one after the other or at once. */
export async function openTestDatabase() {
  shared ??= openSharedDatabase()
  const database = await shared
  return { ...database, destroy: () => empty(database) }
}

async function openSharedDatabase() {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-gateway-'))
  process.once('exit', () => rmSync(stateDirectory, { recursive: true, force: true }))
  cpSync(await prepareTemplate(), stateDirectory, { recursive: true })
  return createDatabase({ stateDirectory, databaseUrl: undefined })
}

/** Leaves the project alone in the tables. */
async function empty(database: Database) {
  const query = sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`
  const { rows } = (await database.drizzle.execute(query)) as unknown as { rows: { name: string }[] }
  const names = rows.map(({ name }) => name).join(', ')
  await database.drizzle.execute(sql.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`))
  await createStore(database).createProject(PROJECT)
}

/** A PGlite directory with the tables and the project in it, which each test file makes once and copies. */
let template: Promise<string> | undefined

async function prepareDatabase({ stateDirectory, databaseUrl }: DatabaseSettings) {
  if (databaseUrl !== undefined) return createProject({ stateDirectory, databaseUrl })
  cpSync(await prepareTemplate(), stateDirectory, { recursive: true })
}

export function prepareTemplate(): Promise<string> {
  template ??= makeTemplate()
  return template
}

async function makeTemplate() {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-gateway-template-'))
  process.once('exit', () => rmSync(stateDirectory, { recursive: true, force: true }))
  await createPgliteDirectory(join(stateDirectory, 'pglite'))
  await createProject({ stateDirectory, databaseUrl: undefined })
  return stateDirectory
}

/** Makes the project of the tests, unless the database has it. */
async function createProject(settings: DatabaseSettings) {
  const database = await createDatabase(settings)
  await createStore(database).createProject(PROJECT)
  await database.destroy()
}

function createConfig(options: PrepareGatewayOptions) {
  const { market, rpcUrl, stablecoins } = options.chain
  const { feeds } = market
  const heartbeat = 3_600
  return {
    chains: {
      'eip155:56': {
        name: 'BNB Smart Chain',
        rpcUrls: options.rpcUrls ?? [rpcUrl],
        nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        wrappedNative: getAddress(market.wrappedNative),
        feeds: {
          native: { address: getAddress(feeds.BNB), heartbeat },
          [getAddress(stablecoins.USDT.address)]: { address: getAddress(feeds.USDT), heartbeat },
        },
        pools: {
          factory: getAddress(market.factory),
          bases: [getAddress(stablecoins.USDT.address), getAddress(market.wrappedNative)],
        },
        nameRegistry: getAddress(market.nameRegistry),
        swap: {
          provider: 'v2Router',
          router: getAddress(market.router),
          bases: [getAddress(stablecoins.USDT.address)],
        },
        ...(options.scan ? { history: { provider: 'blocks', from: options.scanFrom ?? 0 } } : {}),
        ...options.chainConfig,
      },
    },
    ...(options.names ? { names: options.names } : {}),
    ...(options.onRamp ? { onRamp: options.onRamp } : {}),
    tokenLists: ['tokens.json'],
    ...(options.nodeCheckSeconds ? { nodeCheckSeconds: options.nodeCheckSeconds } : {}),
    ...(options.contracts ? { contractLists: ['contracts.json'] } : {}),
    ...(options.icons ? { icons: 'icons' } : {}),
    // Tests ask more often than a client does while they wait.
    limits: {
      history: 10_000,
      chain: 10_000,
      swap: 10_000,
      names: 10_000,
      registrations: 10_000,
      lookups: 10_000,
      onRamp: 10_000,
      ...options.limits,
    },
  }
}

function listTokens({ market, stablecoins }: TestChain) {
  const { DEV, TAX, DUST } = market.tokens
  const { USDT, USDC } = stablecoins
  return [USDT, USDC, DEV, TAX, DUST].map((token) => ({ chainId: 56, ...token }))
}
