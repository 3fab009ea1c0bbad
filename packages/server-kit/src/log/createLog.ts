/** Everything that may stand in a line of the log besides its event, if a program lists it. */
export type LogFields = {
  reqId?: string | undefined
  projectId?: string | undefined
  userId?: string | undefined
  deviceId?: string | undefined
  code?: string | undefined
  /** Kind of a failure, where it arose, and its causes. */
  error?: unknown
  ms?: number | undefined
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]
export type Log<Fields extends object = LogFields> = (
  level: Exclude<LogLevel, 'silent'>,
  event: string,
  fields?: Fields,
) => void

export type CreateLogParameters<Fields extends object> = {
  /** The lowest level that is written. */
  level: LogLevel
  /** The fields that are written, in this order. */
  fields: readonly (keyof Fields)[]
  write: (line: string) => void
}

/**
 * Writes JSON lines of fields that are on a list. Other fields are left out whatever a caller passes, so that bodies,
 * codes, tokens, links, shares, queries and addresses cannot get in.
 */
export function createLog<Fields extends object>({
  level,
  fields: listed,
  write,
}: CreateLogParameters<Fields>): Log<Fields> {
  return (lvl, event, fields) => {
    if (LOG_LEVELS.indexOf(lvl) < LOG_LEVELS.indexOf(level)) return
    const written = Object.fromEntries(listed.map((field) => [field, fields?.[field]]))
    write(JSON.stringify({ ts: new Date().toISOString(), lvl, event, ...written }))
  }
}
