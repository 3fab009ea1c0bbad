import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_ID, prepareGateway } from '@foyer/gateway/testing/prepareGateway'
import { type GatewayProcess, startGatewayProcess } from '@foyer/gateway/testing/startGatewayProcess'
import { OWNER, startTestChain } from '@foyer/gateway/testing/startTestChain'
import { createEvents } from '@foyer/gateway/testing/startTestGateway'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import { collectGarbage, INSPECTABLE } from './collectGarbage.ts'
import { percentile } from './percentile.ts'
import { residentMiB } from './residentMiB.ts'
import { sendSteadily } from './sendSteadily.ts'
import { startBareServer } from './startBareServer.ts'

const STARTS = 5
const PER_SECOND = 200
const SECONDS = 15
const WARM_UP_SECONDS = 3
const SEARCHES = ['meta', 'trust', 'coinbase', 'ledger', 'safe', 'wallet', 'okx', 'bitget', 'zerion', 'rab']
/** Of one beacon. */
const EVENTS = 5
/** No limit is what the load meets. */
const UNLIMITED = 100_000_000
const GROUPS = ['project', 'directory', 'images', 'analytics', 'rpc', 'history', 'chain', 'absent']

type Progress = (message: string) => void

/**
 * Time that the gateway's most frequent answers take, beside those of a bare Hono route, what it holds after a long time
 * under load, and how soon it is ready. It runs on Postgres as a process of its own, and this one asks.
 *
 * @param minutes how long the memory is watched
 */
export async function measureGateway(onProgress: Progress, { minutes }: { minutes: number }): Promise<Row[]> {
  const [chain, database] = await Promise.all([startTestChain(), createPostgresDatabase()])
  const limits = Object.fromEntries(GROUPS.map((group) => [group, UNLIMITED]))
  const { settings, remove } = await prepareGateway({ chain, databaseUrl: database.url, limits })
  const start = (env = {}) =>
    startGatewayProcess({ GATEWAY_CONFIG: settings.configFile, DATABASE_URL: database.url, ...env })
  try {
    const coldStart = await measureStart(start, onProgress)
    const gateway = await start({ NODE_OPTIONS: INSPECTABLE })
    const bare = await startBareServer()
    try {
      return [
        ...(await measureAnswers(gateway.url, bare.url, onProgress)),
        ...(await measureMemory(gateway, minutes, onProgress)),
        coldStart,
      ]
    } finally {
      bare.stop()
      await gateway.stop()
    }
  } finally {
    await Promise.all([chain.stop(), database.destroy(), remove()])
  }
}

async function measureStart(
  start: () => ReturnType<typeof startGatewayProcess>,
  onProgress: Progress,
): Promise<Row> {
  onProgress(`Starting ${STARTS} times`)
  const times: number[] = []
  for (let index = 0; index < STARTS; index++) {
    const since = performance.now()
    const gateway = await start()
    await ask(`${gateway.url}/ready`)
    times.push(performance.now() - since)
    await gateway.stop()
  }
  return { what: `gateway: start to ready, median of ${STARTS}`, measured: median(times), unit: 'ms' }
}

/** Each in turn at the same rate; the bare route is the floor of the others. */
async function measureAnswers(url: string, bareUrl: string, onProgress: Progress): Promise<Row[]> {
  const requests = requestsTo(url)
  const floor = await measureOne('a bare Hono route', () => ask(bareUrl), onProgress)
  const rows = rowsOf('a bare Hono route', floor)
  for (const [name, send] of [
    ['/getWallets with a search', requests.search],
    ['a cached balance', requests.balance],
  ] as const)
    rows.push(...rowsOf(name, await measureOne(name, send, onProgress), floor))
  return rows
}

type Times = { median: number; p99: number }

async function measureOne(name: string, send: Send, onProgress: Progress): Promise<Times> {
  await sendSteadily({ perSecond: PER_SECOND, seconds: WARM_UP_SECONDS, send })
  onProgress(`${name}: ${PER_SECOND} requests a second for ${SECONDS} s`)
  const times = await sendSteadily({ perSecond: PER_SECOND, seconds: SECONDS, send })
  return { median: percentile(times, 50), p99: percentile(times, 99) }
}

const rowsOf = (name: string, times: Times, floor?: Times): Row[] =>
  (['median', 'p99'] as const).map((figure) => ({
    what: `gateway: ${name}: ${figure}`,
    measured: times[figure],
    unit: 'ms',
    ...(floor && { timesFloor: times[figure] / floor[figure] }),
  }))

/** Everything that pages ask for, again and again; what is held after the first minute is the floor. */
async function measureMemory(gateway: GatewayProcess, minutes: number, onProgress: Progress): Promise<Row[]> {
  onProgress(`Memory: ${PER_SECOND} requests a second for ${minutes} minutes`)
  const requests: Send[] = Object.values(requestsTo(gateway.url))
  const send = async (index: number) => requests[index % requests.length]?.(index)
  const load = sendSteadily({ perSecond: PER_SECOND, seconds: minutes * 60, send })
  const [first, last] = await Promise.all([readMemory(gateway, 60), readMemory(gateway, minutes * 60), load])
  return [
    { what: 'gateway: memory after the first minute of load', measured: first, unit: 'MiB' },
    {
      what: `gateway: memory after ${minutes} minutes of load`,
      measured: last,
      unit: 'MiB',
      timesFloor: last / first,
      budget: { most: first * 1.1, gates: false },
    },
  ]
}

/** Reads the memory of the process under load, right after a collection: between two it holds more than it needs. */
async function readMemory({ pid, errors }: GatewayProcess, second: number): Promise<number> {
  await wait(second * 1_000)
  await collectGarbage(errors())
  return residentMiB(pid)
}

type Send = (index: number) => Promise<void>

/** Requests of pages, by kind. */
function requestsTo(url: string) {
  const project = `projectId=${PROJECT_ID}&st=bench&sv=1`
  return {
    search: (index) =>
      ask(`${url}/getWallets?${project}&page=1&entries=40&search=${SEARCHES[index % SEARCHES.length]}`),
    balance: () =>
      ask(`${url}/v1/account/${OWNER.address}/balance?${project}&currency=usd&chainId=eip155:56`),
    config: () => ask(`${url}/appkit/v1/config?${project}`),
    gasPrice: () => ask(`${url}/v1/convert/gas-price?${project}&chainId=eip155:56`),
    events: () =>
      ask(`${url}/batch?${project}`, { method: 'POST', body: JSON.stringify(createEvents(EVENTS)) }),
  } satisfies Record<string, Send>
}

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  const body = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`)
}
