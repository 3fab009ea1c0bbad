/** No Postgres could be started for the tests. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError'
  constructor(what: string, options?: ErrorOptions) {
    super(`${what} Set DATABASE_URL to a Postgres whose user may create databases.`, options)
  }
}
