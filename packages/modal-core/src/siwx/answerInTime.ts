import type { SiwxImplementation } from '../types/siwx.ts'
import { inTime } from '../utils/inTime.ts'

/** How long whoever makes messages and keeps sessions may take for an answer, in milliseconds. */
const PATIENCE = 10_000

/** The same implementation, whose every answer is one within 10 s: a server that hangs must hold nobody up. */
export function answerInTime(implementation: SiwxImplementation): SiwxImplementation {
  return {
    createMessage: (target) => inTime(implementation.createMessage(target), PATIENCE),
    getSessions: (target) => inTime(implementation.getSessions(target), PATIENCE),
    addSession: (session) => inTime(implementation.addSession(session), PATIENCE),
    revokeSessions: (account) => inTime(implementation.revokeSessions(account), PATIENCE),
  }
}
