import type { Feature, FeatureModal, ModalEvents } from '@foyer/modal-core'
import { createBuffer } from './createBuffer.ts'
import { LEVEL_OF, LEVELS, type LogEntry, type LogLevel, toData } from './toEntry.ts'

export type LogParameters = {
  /** The least level that is kept. Default `error`; with the `debug` option of createFoyer() everything. */
  level?: LogLevel | undefined
  /** For tests. */
  now?: (() => number) | undefined
}

export type LogFeature = Feature & {
  /** One JSON object a line, the oldest first, of at most 1 MB. */
  text: () => string
  /** The same, as objects. */
  entries: () => LogEntry[]
}

/** In bytes. */
const BUFFER = 1000 * 1024

/**
 * Keeps the modal's events in memory and writes them to the console. Nothing leaves the page. One value belongs to one
 * modal.
 *
 * @example
 * const foyerLog = log()
 * createFoyer({ …, features: [foyerLog] })
 * foyerLog.text()
 * // '{"time":1767225600000,"level":"error","event":"alert","data":{"code":"APKT003","title":"Network Error: …"}}'
 */
export function log({ level, now = Date.now }: LogParameters = {}): LogFeature {
  const buffer = createBuffer(BUFFER)

  return {
    name: 'log',
    text: () => buffer.lines().join('\n'),
    entries: () => buffer.lines().map((line) => JSON.parse(line) as LogEntry),

    start(modal) {
      const least = LEVELS.indexOf(level ?? (modal.debug ? 'debug' : 'error'))

      function write(entry: Omit<LogEntry, 'time' | 'data'>, data: Record<string, unknown>) {
        if (LEVELS.indexOf(entry.level) < least) return
        buffer.add(JSON.stringify({ time: now(), ...entry, data: toData(data) }))
        // biome-ignore lint/suspicious/noConsole: who passes this feature asks for it
        console[entry.level](`[Foyer] ${entry.event}`, data.error ?? data)
      }

      const names = Object.keys(LEVEL_OF) as (keyof ModalEvents)[]
      const stops = [
        ...names.map((event) => watchEvent(modal, event, write)),
        watchRejection(modal, (message) => write({ level: 'info', event: 'walletRejection' }, { message })),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function watchEvent<name extends keyof ModalEvents>(
  { events }: FeatureModal,
  event: name,
  write: (entry: { level: LogLevel; event: name }, data: ModalEvents[name]) => void,
) {
  return events.on(event, (data) => write({ level: LEVEL_OF[event](data), event }, data))
}

/** Calls back when the user has rejected a request in the wallet, which is no `error` event. */
function watchRejection(modal: FeatureModal, onReject: (message: string) => void) {
  let last = modal.state.request.current
  return modal.subscribe(() => {
    const { current } = modal.state.request
    if (current === last) return
    last = current
    if (current.status === 'failed' && current.reason === 'rejected') onReject(current.message)
  })
}
