import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Log } from '@foyer/server-kit'
import { isTestAddress } from '@foyer/wallet-api'
import type { Mailer } from '../createMailer.ts'
import type { Mail } from '../mails/compose.ts'
import type { Sealer } from '../seal.ts'
import { createMailStore, type NewMail, type WaitingMail } from './createMailStore.ts'
import type { MailOrder } from './mailOrder.ts'

/** Waits before the second try, the third and so on; the last one is that of all later tries. */
const RETRY_DELAYS_MS = [2_000, 10_000, 60_000, 300_000]
/** Milliseconds between two searches for mails of a process that was killed or is busy. */
const POLL_MS = 2_000
const EXTEND_MS = 10_000
/** Once the database is back, each process first removes what it has sent: no other one takes mails for this time. */
const SETTLE_MS = 5_000
/** Mails that a process sends at once. */
const MAX_OPEN = 10

/** The mail server is away or does not know us: that says nothing about the mail, which stays until it expires. */
const OUTAGES = [
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ECONFIG',
  'EMAXLIMIT',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'EPROXY',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]

export type Outbox = {
  /** Adds a mail in the transaction that promises it. `wake` sends it once that has ended. */
  add: (tx: Pick<Database['drizzle'], 'insert'>, mail: NewMail) => Promise<void>
  wake: () => void
  /** Adds a mail, and sends it. */
  send: (mail: NewMail) => Promise<void>
  deleteExpired: () => Promise<void>
  /** Waits for mails that are being sent. Others wait in the database. */
  destroy: () => Promise<void>
}

export type CreateOutboxParameters = {
  database: Pick<Database, 'drizzle' | 'background'>
  sealer: Sealer
  compose: (order: MailOrder) => Mail | Promise<Mail>
  mailer: Mailer
  /** Mails get ids under its host. */
  publicUrl: string
  log: Log
}

/**
 * Sends the mails that wait in the database, those of processes that were killed among them. A mail is sent by one process
 * at a time, and again only if no process has recorded that it was sent: its id stays the same.
 */
export function createOutbox(parameters: CreateOutboxParameters): Outbox {
  const { database, sealer, compose, mailer, publicUrl, log } = parameters
  const store = createMailStore(database.background, sealer)
  const delays = mailer.retryDelaysMs ?? RETRY_DELAYS_MS
  const host = new URL(publicUrl).hostname
  const open = new Map<string, Promise<void>>()
  /** Mails that have gone out while the database did not take note of it. */
  const sent = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let pumping: Promise<void> | undefined
  let [isWanted, wasAway] = [false, false]
  let isEnding = false
  const leaving = new AbortController()

  async function claim() {
    if (wasAway) {
      await removeSent(store, sent)
      wasAway = false
      await wait(SETTLE_MS, undefined, { signal: leaving.signal }).catch(() => {})
      if (leaving.signal.aborted) return
    }
    do {
      isWanted = false
      const free = MAX_OPEN - open.size
      for (const mail of free > 0 ? await store.claim(free) : [])
        open.set(
          mail.id,
          deliver(mail).finally(() => {
            open.delete(mail.id)
            wake()
          }),
        )
    } while (isWanted && !isEnding)
  }

  function wake() {
    isWanted = true
    if (isEnding) return
    // A database that is away is asked again with the next poll, and has a line of the log already.
    pumping ??= claim()
      .catch(() => {
        wasAway = true
      })
      .finally(() => {
        pumping = undefined
      })
  }

  async function deliver(mail: WaitingMail) {
    const { id, tries } = mail
    try {
      if (!sent.has(id)) {
        const { to, order } = await store.read(mail)
        await mailer.send({ to, messageId: `<${id}@${host}>`, ...(await compose(order)) })
      }
    } catch (error) {
      await retry(id, tries, codeOf(error)).catch(() => {})
      return
    }
    sent.add(id)
    await removeSent(store, sent).catch(() => {
      wasAway = true
    })
  }

  async function retry(id: string, tries: number, code: string) {
    if (tries > delays.length && !OUTAGES.includes(code)) {
      await store.setAside(id, code)
      mailer.report('failed')
      log('error', 'mail.failed', { code })
      return
    }
    mailer.report('retried')
    log('warn', 'mail.retried', { code })
    const delay = delays[Math.min(tries, delays.length) - 1] ?? 0
    await store.postpone(id, delay / 1_000)
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake()
    }, delay)
    timers.add(timer.unref())
  }

  wake()
  const poll = setInterval(wake, POLL_MS)
  const extend = setInterval(() => {
    if (open.size > 0) store.extend([...open.keys()]).catch(() => {})
  }, EXTEND_MS)
  poll.unref()
  extend.unref()

  const add: Outbox['add'] = async (tx, mail) => {
    // A note about a test account, say. Nobody would get it, and the mail server would return it.
    if (!isTestAddress(mail.to)) await store.add(tx, mail)
  }
  return {
    add,
    wake,
    async send(mail) {
      await add(database.drizzle, mail)
      wake()
    },
    async deleteExpired() {
      const count = await store.deleteExpired()
      for (let i = 0; i < count; i++) mailer.report('expired')
      if (count > 0) log('error', 'mail.expired')
    },
    async destroy() {
      leaving.abort()
      // Those that were promised last are sent before the end.
      await pumping
      isEnding = true
      clearInterval(poll)
      for (const timer of timers) clearTimeout(timer)
      await pumping
      await Promise.all(open.values())
      clearInterval(extend)
    },
  }
}

/** Removes mails that have gone out. */
async function removeSent({ remove }: ReturnType<typeof createMailStore>, sent: Set<string>) {
  const ids = [...sent]
  await remove(ids)
  for (const id of ids) sent.delete(id)
}

/** Nothing that an error says but its code: a mail server's sentences have addresses in them. */
function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown'
}
