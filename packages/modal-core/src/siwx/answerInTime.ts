import type { SiwxImplementation } from '../types/siwx.ts'

/** How long whoever makes messages and keeps sessions may take for an answer, in milliseconds. */
const SITE_PATIENCE = 10_000

/** The same implementation, whose every answer is one within 10 s: a server that hangs must hold nobody up. */
export function answerInTime(implementation: SiwxImplementation): SiwxImplementation {
  return {
    createMessage: (target) => inTime(implementation.createMessage(target)),
    getSessions: (target) => inTime(implementation.getSessions(target)),
    addSession: (session) => inTime(implementation.addSession(session)),
    revokeSessions: (account) => inTime(implementation.revokeSessions(account)),
  }
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const silence = new Error(`Nobody answered within ${SITE_PATIENCE / 1000} s.`)
    const timer = setTimeout(() => reject(silence), SITE_PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
