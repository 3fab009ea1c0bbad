import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAddress } from 'viem'
import { stringify } from 'yaml'
import { startGateway } from '../launcher/start.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import type { TestChain } from './startTestChain.ts'

export const PROJECT_ID = `${'0'.repeat(31)}1`
export const ORIGIN = 'https://dapp.example'

export type TestGatewayOptions = {
  chain: TestChain
  /** Nodes in place of the chain's own. */
  rpcUrls?: readonly string[]
  databaseUrl?: string
  /** Whether the history is scanned. Default false. */
  scan?: boolean
  limits?: Record<string, number>
  /** Fields that replace those of the chain. */
  chainConfig?: Record<string, unknown>
  proxyHops?: number
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>

/** A gateway on a free port with one project, and a database of its own unless one is given. */
export async function startTestGateway(options: TestGatewayOptions) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-gateway-'))
  const configFile = join(directory, 'gateway.yaml')
  await writeFile(join(directory, 'tokens.json'), JSON.stringify({ tokens: listTokens(options.chain) }))
  await writeFile(configFile, stringify(createConfig(options)))
  const settings = {
    configFile,
    stateDirectory: join(directory, 'state'),
    databaseUrl: options.databaseUrl,
    publicUrl: 'https://gateway.example',
    host: '127.0.0.1',
    port: 0,
    proxyHops: options.proxyHops ?? 0,
    processes: 1,
    logLevel: 'silent' as const,
    secret: () => undefined,
  }
  await prepareDatabase(settings)
  const { url, stop } = await startGateway(settings, { scan: options.scan === true })
  let ended: Promise<void> | undefined
  const stopOnce = () => (ended ??= stop())
  return {
    ...createRequests(url),
    settings,
    /** Ends the gateway and leaves its files. */
    stopServing: stopOnce,
    async stop() {
      await stopOnce()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

type DatabaseSettings = { stateDirectory: string; databaseUrl: string | undefined }

/** A PGlite directory with the project in it. Making one takes seconds, so each test file makes one and copies it. */
let template: Promise<string> | undefined

async function prepareDatabase({ stateDirectory, databaseUrl }: DatabaseSettings) {
  if (databaseUrl !== undefined) return createProject({ stateDirectory, databaseUrl })
  await cp(await prepareTemplate(), stateDirectory, { recursive: true })
}

export function prepareTemplate(): Promise<string> {
  template ??= makeTemplate()
  return template
}

async function makeTemplate() {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-gateway-template-'))
  process.once('exit', () => rmSync(stateDirectory, { recursive: true, force: true }))
  await createProject({ stateDirectory, databaseUrl: undefined })
  return stateDirectory
}

/** Makes the project of the tests, unless the database has it. */
async function createProject(settings: DatabaseSettings) {
  const database = await createDatabase(settings)
  await createStore(database).createProject({
    id: PROJECT_ID,
    name: 'Test',
    origins: [ORIGIN, 'https://*.preview.example'],
    analytics: true,
  })
  await database.destroy()
}

type Query = Record<string, string>

/** Requests of the project to a gateway. */
export function createRequests(url: string) {
  const toUrl = (path: string, query: Query = {}) =>
    `${url}${path}?${new URLSearchParams({ projectId: PROJECT_ID, st: 'test', sv: '1', ...query })}`
  return {
    url,
    get: (path: string, query?: Query, init?: RequestInit) => fetch(toUrl(path, query), init),
    async getJson(path: string, query?: Query): Promise<unknown> {
      return (await fetch(toUrl(path, query))).json()
    },
    post: (path: string, body: unknown, query?: Query, init?: RequestInit) =>
      fetch(toUrl(path, query), {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
  }
}

/** Events of one beacon. */
export const createEvents = (count: number) =>
  Array.from({ length: count }, () => ({
    eventId: randomBytes(8).toString('hex'),
    url: 'https://dapp.example/page?secret=1',
    domain: 'dapp.example',
    timestamp: 1_764_000_000_000,
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  }))

function createConfig(options: TestGatewayOptions) {
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
        ...(options.scan ? { history: { provider: 'blocks', from: 0 } } : {}),
        ...options.chainConfig,
      },
    },
    tokenLists: ['tokens.json'],
    // Tests ask more often than a client does while they wait.
    limits: { history: 10_000, chain: 10_000, ...options.limits },
  }
}

function listTokens({ market, stablecoins }: TestChain) {
  const { DEV, TAX, DUST } = market.tokens
  const { USDT, USDC } = stablecoins
  return [USDT, USDC, DEV, TAX, DUST].map((token) => ({ chainId: 56, ...token }))
}
