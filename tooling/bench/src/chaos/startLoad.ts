import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createEvents, createRequests } from '@foyer/gateway/testing/startTestGateway'
import { createTestClient, Refusal } from '@foyer/wallet-server/test/client'
import pg from 'pg'
import type { Replicas } from '../replicas/startReplicas.ts'

/** Requests of each kind that are started in a second. */
const PER_SECOND = 6
/** Mails that were promised go out within this time. A process that was killed keeps those that it was sending for 30 s. */
const MAILED_MS = 75_000

/**
 * `refused`: the server said no, so nothing may be there. `unknown`: the connection broke, or a proxy answered, so it may be
 * there or not.
 */
type Answer = 'acknowledged' | 'refused' | 'unknown'

type Kind = {
  /** Sends one request. Returns what names its row. */
  send: (name: string) => Promise<Answer>
  /** Returns the id of each thing that is there, by name. */
  find: () => Promise<Map<string, string[]>>
}

type KindOutcome = {
  acknowledged: number
  refused: number
  unknown: number
  /** Acknowledged, and not there. */
  lost: string[]
  /** There more than once, under different ids. */
  doubled: string[]
  /** There more than once, under the same id. */
  repeated: string[]
  /** There, though the server has refused it. */
  invented: string[]
}

export type Load = ReturnType<typeof startLoad>

/** Statuses with which a server refuses for now; 502 and 504 are those of the proxy. */
const REFUSED = [429, 500, 503]

const toAnswer = (status: number): Answer => {
  if (status < 300) return 'acknowledged'
  if (status === 502 || status === 504) return 'unknown'
  if (REFUSED.includes(status)) return 'refused'
  throw new Error(`The load got ${status}.`)
}

/** Sends events, codes and links all the time, by way of nginx. */
export function startLoad(replicas: Replicas) {
  const kinds: Record<string, Kind> = {
    event: createEventKind(replicas),
    code: createMailKind(replicas, 'auth'),
    link: createMailKind(replicas, 'vault'),
  }
  const answers = new Map<string, Map<string, Answer>>()
  let isStopped = false
  const working: Promise<unknown>[] = []
  const problems: unknown[] = []

  async function sendSteadily(name: string, { send }: Kind) {
    const mine = new Map<string, Answer>()
    answers.set(name, mine)
    while (!isStopped) {
      const id = randomUUID().replaceAll(/\d/g, 'x')
      mine.set(id, 'unknown')
      working.push(
        send(id).then(
          (answer) => mine.set(id, answer),
          (error) => problems.push(error),
        ),
      )
      await wait(1_000 / PER_SECOND)
    }
  }

  const sending = Promise.all(Object.entries(kinds).map(([name, kind]) => sendSteadily(name, kind)))
  return {
    /** Ends the load, and waits for what was promised. */
    async stop() {
      isStopped = true
      await sending
      await Promise.all(working)
      if (problems.length > 0) throw problems[0]
      const outcomes: Record<string, KindOutcome> = {}
      for (const [name, kind] of Object.entries(kinds))
        outcomes[name] = await compare(kind, answers.get(name) ?? new Map())
      return outcomes
    },
  }
}

async function compare({ find }: Kind, answers: Map<string, Answer>): Promise<KindOutcome> {
  const names = (answer: Answer) => [...answers].filter(([, given]) => given === answer).map(([name]) => name)
  const acknowledged = names('acknowledged')
  let found = await find()
  const deadline = performance.now() + MAILED_MS
  while (acknowledged.some((name) => !found.has(name)) && performance.now() < deadline) {
    await wait(500)
    found = await find()
  }
  return {
    acknowledged: acknowledged.length,
    refused: names('refused').length,
    unknown: names('unknown').length,
    lost: acknowledged.filter((name) => !found.has(name)),
    doubled: [...answers.keys()].filter((name) => new Set(found.get(name)).size > 1),
    repeated: [...answers.keys()].filter((name) => {
      const ids = found.get(name) ?? []
      return new Set(ids).size < ids.length
    }),
    invented: names('refused').filter((name) => found.has(name)),
  }
}

function createEventKind({ urls, databaseUrls }: Replicas): Kind {
  const { post } = createRequests(urls.gateway)
  return {
    async send(name) {
      const events = createEvents(1).map((event) => ({ ...event, eventId: name }))
      return post('/batch', events).then(
        async (response) => {
          await response.body?.cancel()
          return toAnswer(response.status)
        },
        () => 'unknown',
      )
    },
    async find() {
      const client = new pg.Client({ connectionString: databaseUrls.gateway })
      await client.connect()
      try {
        const { rows } = await client.query<{ id: string }>('SELECT id FROM events')
        return groupIds(rows.map(({ id }) => [id, id]))
      } finally {
        await client.end()
      }
    },
  }
}

/** A mail that was promised is there when the mail server has it. */
function createMailKind({ urls, sink }: Replicas, role: 'auth' | 'vault'): Kind {
  const emails = new Set<string>()
  const toEmail = (name: string) => `${role}-${name}@example.com`
  return {
    async send(name) {
      const email = toEmail(name)
      emails.add(email)
      const client = await createTestClient({ urls, sink, email })
      const request = role === 'auth' ? client.startLogin() : client.requestApproval()
      return request.then(
        () => 'acknowledged',
        (error: unknown) => (error instanceof Refusal ? toAnswer(error.status) : 'unknown'),
      )
    },
    async find() {
      const mine = sink.mails.filter(({ to }) => emails.has(to))
      return groupIds(
        mine.map(({ to, messageId }) => [to.slice(role.length + 1, to.indexOf('@')), messageId]),
      )
    },
  }
}

/** Collects the second of each pair under the first. */
function groupIds(pairs: readonly (readonly [name: string, id: string])[]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const [name, id] of pairs) ids.set(name, [...(ids.get(name) ?? []), id])
  return ids
}
