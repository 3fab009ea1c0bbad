import { Client, type ClientConfig, type DatabaseError } from 'pg'
import { describeCauses, joinAddress } from '../describeCauses.ts'
import { OperatorError } from '../errors.ts'
import { flattenErrors } from '../flattenErrors.ts'
import { codeOfFailure } from './failure.ts'

export type DatabaseFailure = {
  /** Sentences that say the problem and its solution. */
  text: string
  /** True if the same start may succeed later, without a change by a person. */
  isTemporary: boolean
}

/** The target of a connection, without its password. */
type Target = { place: string; user: string; database: string }

export type ToDatabaseErrorOptions = {
  connectionString: string
  /** The environment variable that holds `connectionString`. */
  databaseVariable: string
}

/** Why a Postgres could not be opened, as an error for the operator. */
export function toDatabaseError(
  cause: unknown,
  { connectionString, databaseVariable }: ToDatabaseErrorOptions,
): OperatorError {
  const { text, isTemporary } = describeFailure(cause, connectionString)
  const tried = flattenErrors(cause).some((each) => each instanceof AggregateError)
    ? `\nTried: ${describeCauses(cause)}`
    : ''
  return new OperatorError(`The database of ${databaseVariable} cannot be used. ${text}${tried}`, {
    section: 'what-can-go-wrong',
    isTemporary,
    cause,
  })
}

/** Says why a Postgres could not be opened. The driver's own text is added where it says more. */
export function describeFailure(error: unknown, connectionString: string): DatabaseFailure {
  if (flattenErrors(error).some((each) => each instanceof URIError || each.message === 'Invalid URL'))
    return byPerson(
      'The address cannot be read. Write characters of the password other than letters and digits as % and two hexadecimal digits, such as %23 for #.',
    )
  const target = readTarget({ connectionString })
  const code = codeOfFailure(error) ?? ''
  const text = flattenErrors(error).at(-1)?.message ?? ''
  const known = describeCode(code, text, target)
  if (known) return known
  const reason = describeCauses(error)
  if (/timeout exceeded|timeout expired|Connection terminated due to connection timeout/i.test(text))
    return later(`${target.place} does not answer in time. Start it, or correct the host.`)
  if (/^(08|40|53|57|55P03)/.test(code)) return later(`${target.place} answers: ${reason}.`)
  if (/^[0-9A-Z]{5}$/.test(code)) return byPerson(`A statement failed: ${describeStatement(error, reason)}.`)
  return later(`${target.place} cannot be used: ${reason}.`)
}

function describeCode(code: string, text: string, { place, user, database }: Target) {
  if (/unsupported startup parameter/.test(text))
    return byPerson(
      `${place} is a pooler that refuses a parameter of the address (${text}). Take what follows the ? out of it.`,
    )
  if (/^(26000|42P05)$/.test(code))
    return byPerson(
      `${place} is a pooler that mixes up prepared statements (SQLSTATE ${code}). Set max_prepared_statements there to 0.`,
    )
  if (/statement pooling mode/.test(text))
    return byPerson(`${place} is a pooler that takes no transactions. Set pool_mode there to transaction.`)
  if (/does not support SSL/.test(text))
    return byPerson(`${place} has no TLS. Give it a certificate, or take sslmode out of the address.`)
  if (code === 'CERT_HAS_EXPIRED') return byPerson(`The certificate of ${place} has expired. Renew it.`)
  if (/ALTNAME/.test(code))
    return byPerson(
      `The certificate of ${place} is for other hosts (${code}). Use one of its names as the host.`,
    )
  if (/CERT|VERIFY_LEAF/.test(code))
    return byPerson(`The certificate of ${place} is not trusted (${code}). Name its issuer by sslrootcert.`)
  switch (code) {
    case 'ECONNREFUSED':
      return later(`No server listens at ${place}. Start it, or correct host and port.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return later(`The host of ${place} has no address in DNS (${code}). Correct the host.`)
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return later(`${place} cannot be reached (${code}). Correct the host, or let this machine connect.`)
    case '3D000':
      return later(`${place} has no database "${database}". Create it: CREATE DATABASE "${database}".`)
    case '28P01':
      return later(`${place} refuses the password of "${user}", or has no such role.`)
    case '28000':
      return /encryption|SSL off/i.test(text)
        ? byPerson(`${place} wants TLS. Add sslmode=require to the address.`)
        : later(`${place} has no role "${user}", or refuses it: ${text}.`)
    case '42501':
      return byPerson(
        `"${user}" may not create tables in "${database}" of ${place}. Allow it: GRANT CREATE ON DATABASE "${database}" TO "${user}"; GRANT CREATE ON SCHEMA public TO "${user}".`,
      )
    case '53300':
      return later(`${place} has no connection left. Raise max_connections, or end other programs.`)
    default:
      return undefined
  }
}

function readTarget(config: ClientConfig): Target {
  const { host, port, user, database } = new Client(config)
  return {
    place: host.startsWith('/') ? host : joinAddress(host, port),
    user: user ?? '',
    database: database ?? user ?? '',
  }
}

/** The table or column of Postgres's answer says which statement of a migration it was. */
function describeStatement(error: unknown, reason: string) {
  const { table, column } = (flattenErrors(error).at(-1) ?? {}) as Partial<DatabaseError>
  return [reason, table && `table ${table}`, column && `column ${column}`].filter(Boolean).join(', ')
}

const later = (text: string): DatabaseFailure => ({ text, isTemporary: true })
const byPerson = (text: string): DatabaseFailure => ({ text, isTemporary: false })
