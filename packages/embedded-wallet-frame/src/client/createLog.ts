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

/** Writes what goes wrong between dapp and iframe. Messages have neither payloads nor addresses. */
export function createLog({ enabled = true, level = 'error', write = toConsole }: CreateLogParameters) {
  return {
    warn(message: string) {
      if (enabled && level === 'warn') write({ level: 'warn', message })
    },
    error(message: string) {
      if (enabled) write({ level: 'error', message })
    },
  }
}

export type Log = ReturnType<typeof createLog>

function toConsole({ level, message }: LogEntry) {
  // biome-ignore lint/suspicious/noConsole: the log of a page is its console
  console[level](`[Foyer wallet] ${message}`)
}
