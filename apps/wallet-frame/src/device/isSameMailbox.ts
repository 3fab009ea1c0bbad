import { parseUrl } from '@foyer/kit'

/** True if two addresses are one: servers write a domain as it is asked for in DNS. */
export const isSameMailbox = (one: string, other: string) => toAscii(one) === toAscii(other)

/** An address as servers write it. */
export function toAscii(email: string): string {
  const start = email.lastIndexOf('@') + 1
  const url = `http://${email.slice(start)}`
  return parseUrl(url) !== undefined ? email.slice(0, start) + new URL(url).hostname : email
}
