import type { SiwxImplementation } from '../types/siwx.ts'
import { withTimeout } from '../utils/withTimeout.ts'

/** The time that an implementation may take for an answer, in milliseconds. */
const TIMEOUT = 10_000

/** Wraps an implementation so that each call times out after 10 s. */
export function withAnswerTimeout(implementation: SiwxImplementation): SiwxImplementation {
  return {
    createMessage: (target) => withTimeout(implementation.createMessage(target), TIMEOUT),
    getSessions: (target) => withTimeout(implementation.getSessions(target), TIMEOUT),
    addSession: (session) => withTimeout(implementation.addSession(session), TIMEOUT),
    revokeSessions: (account) => withTimeout(implementation.revokeSessions(account), TIMEOUT),
  }
}
