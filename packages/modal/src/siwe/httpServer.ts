import type { SiwxSession, SiwxTarget } from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { toSessions } from './toSessions.ts'

/** A server that issues nonces, verifies signatures and keeps sessions. A function that rejects refuses. */
export type SiweServer = {
  /** Resolves with a new nonce of at least 8 letters and digits. */
  getNonce: () => Promise<string>
  /** Verifies `session.signature` of `session.message`. Rejecting, or resolving with `false`, is a refusal. */
  verify: (session: SiwxSession) => Promise<unknown>
  /** Resolves with the sessions of this user, of the account in `target` or of others. */
  getSessions: (target: SiwxTarget) => Promise<readonly SiwxSession[]>
  /** Ends the sessions of an account. */
  revoke: (account: { accountAddress: string }) => Promise<unknown>
}

/** Asks `createSiweServer` at a URL, with the page's cookies. */
export function httpServer(url: string): SiweServer {
  const base = url.replace(/\/$/, '')

  async function request(path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(`${base}/${path}`, {
      credentials: 'include',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const record = (answer ?? {}) as Record<string, unknown>
    if (!response.ok) throw toError(response.status, record)
    return record
  }

  return {
    async getNonce() {
      const { nonce } = await request('nonce')
      return String(nonce)
    },
    async verify({ message, signature }) {
      await request('verify', { message, signature })
    },
    async getSessions() {
      const { sessions } = await request('session')
      return toSessions(sessions)
    },
    async revoke() {
      await request('logout', {})
    },
  }
}

function toError(status: number, { error }: Record<string, unknown>) {
  const { message } = (error ?? {}) as { message?: unknown }
  return new BaseError(typeof message === 'string' ? message : `The sign-in server answered ${status}`)
}
