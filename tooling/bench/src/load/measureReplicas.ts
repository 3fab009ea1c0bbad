import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createRequests } from '@foyer/gateway/testing/startTestGateway'
import { startPostgresServer } from '@foyer/harness/postgres'
import { createTestClient } from '@foyer/wallet-server/test/client'
import { type ReplicaRole, type Replicas, startReplicas } from '../replicas/startReplicas.ts'
import { startSaleMarket } from '../replicas/startSaleMarket.ts'
import type { Row } from '../row.ts'
import { measureLimits } from './measureLimits.ts'
import { sendAtOnce } from './sendAtOnce.ts'

const [OPEN, SECONDS, WARM_UP_SECONDS] = [32, 8, 4]
const COUNTS = [1, 3]
/** With fewer three processes, Postgres, nginx and the load wait for each other. */
const PROCESSORS = 8
/** Of the two rows that compare three processes with one. */
const GATE =
  availableParallelism() >= PROCESSORS
    ? { gates: true }
    : { ungatedHere: `${availableParallelism()} processors here, ${PROCESSORS} are needed` }
/** Threefold work of what each process does for itself, such as its connections, is a part of it. */
const MOST_TIMES_CPU = 1.3

type Figures = { perSecond: number; cpuMs: number }

/** One request of each server that asks its database. */
const LOADS: { role: ReplicaRole; what: string; create: (replicas: Replicas) => () => Promise<unknown> }[] = [
  {
    role: 'gateway',
    what: 'an event is kept',
    create({ urls }) {
      const { post } = createRequests(urls.gateway)
      return async () => expectOk(await post('/batch', [createEvent()]))
    },
  },
  {
    role: 'auth',
    what: 'a code is asked for',
    create:
      ({ urls, sink }) =>
      async () =>
        (await createTestClient({ urls, sink, email: `${randomUUID()}@example.com` })).startLogin(),
  },
  {
    role: 'vault',
    what: 'a link is asked for',
    create:
      ({ urls, sink }) =>
      async () =>
        (await createTestClient({ urls, sink, email: `${randomUUID()}@example.com` })).requestApproval(),
  },
]

/** One and three processes of each server behind nginx: requests a second, processor time of each, and limits. */
export async function measureReplicas(onProgress: (message: string) => void): Promise<Row[]> {
  const { chain, stop: stopChain } = await startSaleMarket()
  const postgres = await startPostgresServer({})
  try {
    const figures = new Map<string, Figures>()
    for (const count of COUNTS) {
      const replicas = await startReplicas({ chain, serverUrl: postgres.url, count })
      try {
        for (const load of LOADS) {
          onProgress(`${load.role}: ${load.what}, ${OPEN} at once for ${SECONDS} s, processes: ${count}`)
          figures.set(`${load.role} ${count}`, await measureOne(replicas, load))
        }
      } finally {
        await replicas.stop()
      }
    }
    const rows = LOADS.flatMap(({ role, what }) => {
      const [one, three] = COUNTS.map((count) => figures.get(`${role} ${count}`))
      if (!one || !three) throw new Error(`The load of ${role} was not measured.`)
      return rowsOf(`${role}: ${what}`, one, three)
    })
    return [...rows, ...(await measureLimits({ chain, serverUrl: postgres.url, onProgress }))]
  } finally {
    await postgres.stop()
    await stopChain()
  }
}

async function measureOne(replicas: Replicas, { role, create }: (typeof LOADS)[number]): Promise<Figures> {
  const send = create(replicas)
  const readCpuMs = async () => {
    const times = await Promise.all(replicas.replicas[role].map((replica) => replica.readCpuMs()))
    return times.reduce((sum, time) => sum + time, 0)
  }
  await sendAtOnce({ send, open: OPEN, seconds: WARM_UP_SECONDS })
  const before = await readCpuMs()
  const { count, seconds } = await sendAtOnce({ send, open: OPEN, seconds: SECONDS })
  return { perSecond: count / seconds, cpuMs: ((await readCpuMs()) - before) / count }
}

const rowsOf = (what: string, one: Figures, three: Figures): Row[] => [
  { what: `${what}: one process`, measured: one.perSecond, unit: 'per second' },
  { what: `${what}: processor time of one process`, measured: one.cpuMs, unit: 'ms' },
  {
    what: `${what}: processor time of three processes in times of one`,
    measured: three.cpuMs / one.cpuMs,
    unit: 'times',
    budget: { most: MOST_TIMES_CPU, ...GATE },
  },
  {
    what: `${what}: requests a second of three processes in times of one`,
    measured: three.perSecond / one.perSecond,
    unit: 'times',
    budget: { least: 2, ...GATE },
  },
]

const createEvent = () => ({
  eventId: randomUUID(),
  url: 'https://dapp.example/page',
  domain: 'dapp.example',
  timestamp: 1_764_000_000_000,
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
})

async function expectOk(response: Response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`The gateway answers ${response.status} ${text}.`)
}
