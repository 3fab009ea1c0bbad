import { DrizzleQueryError } from 'drizzle-orm'
import { flattenErrors } from '../flattenErrors.ts'

/** The database gave no connection. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
  constructor(options: ErrorOptions) {
    super('The database gave no connection.', options)
  }
}

/** Texts of the driver that come without a code. */
const LOST =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/

/**
 * SQLSTATE of a database that cannot be used now: connections (08), authorization (28), no such database (3D), rolled back
 * for others (40), resources (53), locks (55P03), ended by its operator or a limit (57), read-only after a fail-over (25006),
 * idle for too long (25P03).
 */
const AWAY = /^(08|28|3D|40|53|57)|^(55P03|25006|25P03)$/

const SQLSTATE = /^[0-9A-Z]{5}$/

/** The code of Postgres or of the network that stands in an error or its causes. */
export function codeOfFailure(error: unknown): string | undefined {
  for (const each of flattenErrors(error))
    if ('code' in each && typeof each.code === 'string' && each.code !== '') return each.code
  return undefined
}

/** True if a request failed because the database cannot be used now: the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const causes = flattenErrors(error)
  const first = causes.findIndex(
    (each) => each instanceof DrizzleQueryError || each instanceof NoConnectionError,
  )
  if (first < 0) return false
  const rest = causes.slice(first)
  if (rest[0] instanceof NoConnectionError) return true
  const code = codeOfFailure(rest[0])
  // Codes of another form, such as ECONNREFUSED, are those of the network.
  if (code !== undefined) return SQLSTATE.test(code) ? AWAY.test(code) : true
  return rest.some(({ message }) => LOST.test(message))
}

/** True if the driver has given a statement up, which goes on at the server. */
export const isTimeout = (error: unknown): boolean =>
  flattenErrors(error).some(({ message }) => message === 'Query read timeout')
