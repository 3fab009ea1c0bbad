export type LogLevel = 'error' | 'warn'

export type LogEntry = { level: LogLevel; message: string }

export type CreateLogParameters = {
  /** False writes nothing. Default true. */
  enabled?: boolean | undefined
  /** The least that is written. Default `error`. */
  level?: LogLevel | undefined
  /** Default the console. */
  write?: ((entry: LogEntry) => void) | undefined
}

/** In characters, of all messages of a page: a window that goes on sending what nobody can read fills no console. */
export const LOG_LIMIT = 1_000 * 1_024

/** Writes what goes wrong between dapp and iframe. Messages have neither payloads nor addresses. */
export function createLog({ enabled = true, level = 'error', write = toConsole }: CreateLogParameters) {
  let left = LOG_LIMIT

  function add(entry: LogEntry) {
    left -= entry.message.length
    if (enabled && left >= 0) write(entry)
  }

  return {
    warn(message: string) {
      if (level === 'warn') add({ level: 'warn', message })
    },
    error(message: string) {
      add({ level: 'error', message })
    },
  }
}

export type Log = ReturnType<typeof createLog>

function toConsole({ level, message }: LogEntry) {
  // biome-ignore lint/suspicious/noConsole: the log of a page is its console
  console[level](`[Foyer wallet] ${message}`)
}
