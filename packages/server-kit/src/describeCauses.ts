import { flattenErrors } from './flattenErrors.ts'

const MAX_LENGTH = 200

/**
 * Describes the causes of an error in one line: each address that was tried with its error, else the texts at the ends of its
 * causes. Never a URL, whose path or password may be a secret.
 */
export function describeCauses(error: unknown): string {
  const ends = flattenErrors(error).filter((each) => flattenErrors(each).length === 1)
  return [...new Set(ends.map(describeEnd))].join('; ')
}

function describeEnd(error: Error): string {
  const { code, address, port, hostname, status, shortMessage } = error as Partial<RequestFailure>
  if (code !== undefined && address !== undefined)
    return `${port === undefined ? address : joinAddress(address, port)} ${code}`
  if (code !== undefined && hostname !== undefined) return `${hostname} ${code}`
  if (status !== undefined) return `status ${status}`
  const text = withoutUrls(shortMessage ?? error.message)
  return typeof code === 'string' && !text.includes(code) ? `${text} (${code})` : text
}

type RequestFailure = {
  code: string
  address: string
  port: number
  hostname: string
  /** Of an HTTP answer. */
  status: number
  /** The first line of viem's errors, whose messages go on with the request. */
  shortMessage: string
}

/** An address with its port, as both are written for IPv4 and IPv6. */
export const joinAddress = (address: string, port: number) =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`

/** Libraries repeat the address that they were given. */
const withoutUrls = (text: string) =>
  text
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
