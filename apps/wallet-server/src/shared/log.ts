/** Everything that may stand in a log line or an audit row besides its event. */
const FIELDS = ['reqId', 'projectId', 'userId', 'deviceId', 'code', 'ms'] as const

export type LogFields = { [field in Exclude<(typeof FIELDS)[number], 'ms'>]?: string | undefined } & {
  ms?: number
}

const LEVELS = ['info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LEVELS)[number]
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, fields?: LogFields) => void

export type CreateLogParameters = {
  /** The lowest level that is written. */
  level: LogLevel
  write: (line: string) => void
}

/**
 * Writes JSON lines of fields that are on a list. Other fields are left out whatever a caller passes, so that bodies,
 * codes, tokens, links, shares, queries and addresses cannot get in.
 */
export function createLog({ level, write }: CreateLogParameters): Log {
  return (lvl, event, fields = {}) => {
    if (LEVELS.indexOf(lvl) < LEVELS.indexOf(level)) return
    const listed = Object.fromEntries(FIELDS.map((field) => [field, fields[field]]))
    write(JSON.stringify({ ts: new Date().toISOString(), lvl, event, ...listed }))
  }
}
