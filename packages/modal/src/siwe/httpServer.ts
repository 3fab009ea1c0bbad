import type { SiwxSession, SiwxTarget } from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { toSessions } from './toSessions.ts'

/** A server that gives out nonces, verifies and keeps sessions. Each function rejects to say no. */
export type SiweServer = {
  /** At least 8 letters and digits, used once. */
  getNonce: () => Promise<string>
  verify: (session: SiwxSession) => Promise<void>
  /** Those of whoever asks, of this account or any other. */
  getSessions: (target: SiwxTarget) => Promise<readonly SiwxSession[]>
  revoke: (account: { accountAddress: string }) => Promise<void>
}

/** Talks to `createSiweServer`, with the page's cookies. */
export function httpServer(url: string): SiweServer {
  const base = url.replace(/\/$/, '')

  async function ask(path: string, body?: unknown): Promise<Record<string, unknown>> {
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
      const { nonce } = await ask('nonce')
      return String(nonce)
    },
    async verify({ message, signature }) {
      await ask('verify', { message, signature })
    },
    async getSessions() {
      const { sessions } = await ask('session')
      return toSessions(sessions)
    },
    async revoke() {
      await ask('logout', {})
    },
  }
}

function toError(status: number, { error }: Record<string, unknown>) {
  const { message } = (error ?? {}) as { message?: unknown }
  return new BaseError(typeof message === 'string' ? message : `The sign-in server answered ${status}`)
}
