import { isNonce } from './isNonce.ts'
import { SiweServerError } from './SiweServerError.ts'
import type { SiweServer } from './siweServer.ts'
import { isFoundSession, isSession } from './toSessions.ts'

type Fields = Record<string, unknown>

/** Returns what is read of an answer, or undefined where the answer has another form. */
type Schema<value> = (fields: Fields) => value | undefined

/** Asks `createSiweServer` at a URL, with the page's cookies. */
export function httpServer(address: string): SiweServer {
  const base = address.replace(/\/$/, '')

  /** @throws {SiweServerError} no answer, a refusal, or an answer that `createSiweServer` does not give */
  async function request<value>(path: string, schema: Schema<value>, body?: Fields): Promise<value> {
    const url = `${base}/${path}`
    const response = await fetch(url, {
      credentials: 'include',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
    }).catch((cause: unknown) => {
      throw new SiweServerError('The sign-in server did not answer', { url, cause })
    })
    const fields = await readFields(response)
    if (!response.ok)
      throw new SiweServerError(messageOf(fields) ?? `The sign-in server answered ${response.status}`, {
        url,
      })
    const value = fields === undefined ? undefined : schema(fields)
    if (value !== undefined) return value
    throw new SiweServerError('Something else answers at the address of the sign-in server', {
      url: response.url || url,
      metaMessages: [
        `Its answer to ${path} has the type ${response.headers.get('content-type') ?? 'unknown'}.`,
        'Route this path to createSiweServer, before the page that answers every other path.',
      ],
    })
  }

  return {
    getNonce: () => request('nonce', ({ nonce }) => (isNonce(nonce) ? nonce : undefined)),
    verify: ({ message, signature, proof }) =>
      request('verify', ({ session }) => (isSession(session) && session.message === message) || undefined, {
        message,
        signature,
        ...(proof && { proof }),
      }),
    getSessions: () =>
      request('session', ({ sessions }) =>
        Array.isArray(sessions) && sessions.every(isFoundSession) ? sessions : undefined,
      ),
    revoke: ({ accountAddress }) =>
      request('logout', (fields) => Object.keys(fields).length === 0 || undefined, { accountAddress }),
  }
}

/** The JSON object of an answer. Undefined for anything else. */
async function readFields(response: Response): Promise<Fields | undefined> {
  const answer: unknown = await response.json().catch(() => undefined)
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? (answer as Fields)
    : undefined
}

function messageOf(fields: Fields | undefined): string | undefined {
  const { message } = (fields?.error ?? {}) as Fields
  return typeof message === 'string' ? message : undefined
}
