import { isOutage } from '../chain/toSaleError.ts'

/** One comparison of a deployment with its configuration. */
export type Check = {
  /** `note`: a state that the configuration does not decide, such as a minter that is sealed or open. */
  status: 'ok' | 'wrong' | 'note'
  what: string
  expected: string
  found: string
}

/** Compares as text: addresses are checksummed on both sides, amounts exact. */
export function compare(what: string, expected: unknown, found: unknown): Check {
  const texts = { expected: describe(expected), found: describe(found) }
  return { status: texts.expected === texts.found ? 'ok' : 'wrong', what, ...texts }
}

function describe(value: unknown): string {
  return typeof value === 'string'
    ? value
    : JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}

/** Another contract at the address does not answer, which is a finding; an endpoint that does not is an error. */
export function unreadable(error: unknown): 'unreadable' {
  if (isOutage(error)) throw error
  return 'unreadable'
}
