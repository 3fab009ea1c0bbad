import type { SiwxImplementation } from '../types/siwx.ts'
import { withTimeout } from '../utils/withTimeout.ts'

/** How long whoever makes messages and keeps sessions may take for an answer, in milliseconds. */
const TIMEOUT = 10_000

/** The same implementation, whose every answer is one within 10 s: a server that hangs must hold nobody up. */
export function withAnswerTimeout(implementation: SiwxImplementation): SiwxImplementation {
  return {
    createMessage: (target) => withTimeout(implementation.createMessage(target), TIMEOUT),
    getSessions: (target) => withTimeout(implementation.getSessions(target), TIMEOUT),
    addSession: (session) => withTimeout(implementation.addSession(session), TIMEOUT),
    revokeSessions: (account) => withTimeout(implementation.revokeSessions(account), TIMEOUT),
  }
}
