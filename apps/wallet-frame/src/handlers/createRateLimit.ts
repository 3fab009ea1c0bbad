import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { TOO_MANY_REQUESTS } from '../login/texts.ts'

const WINDOW = 60_000

/** Requests that the user is asked about or that cost a mail, of one page. */
const INTERACTIVE_A_MINUTE = 30

/**
 * Counts requests of the dapp.
 *
 * @throws {ReplyError} of the returned function: there were too many in the last minute
 */
export function createRateLimit(now: () => number = () => performance.now()) {
  let times: number[] = []
  return () => {
    times = times.filter((time) => now() - time < WINDOW)
    if (times.length >= INTERACTIVE_A_MINUTE) throw new ReplyError(TOO_MANY_REQUESTS)
    times.push(now())
  }
}
