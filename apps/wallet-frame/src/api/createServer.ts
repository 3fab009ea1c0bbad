import { anySignal } from '@foyer/modal-core/floor'
import { errorAnswer } from '@foyer/wallet-api'
import type * as z from 'zod/mini'
import type { Prove } from '../device/createProof.ts'
import { loadPart } from '../parts/loadPart.ts'
import { RefusedError, type ServerName, UnreachableError } from './errors.ts'

/** In milliseconds, for one answer. */
const TIMEOUT = 15_000

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type CreateServerParameters = {
  name: ServerName
  /** Its origin. */
  url: string
  prove: Prove
  fetch: Fetch
}

export type CallOptions = {
  token?: string | undefined
  signal?: AbortSignal | undefined
  /** True if anybody may ask: without a proof, browsers ask no other question before. Default false. */
  isPublic?: boolean | undefined
}

export type CallServer = <T extends z.ZodMiniType>(
  schema: T,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  options?: CallOptions,
) => Promise<z.output<T>>

/**
 * Calls a wallet server, each request with a proof of its own.
 *
 * @throws {RefusedError} of the returned function: the server answered with an error
 * @throws {UnreachableError} there was no answer, or none that can be used
 */
export function createServer({ name, url, prove, fetch }: CreateServerParameters): CallServer {
  /** The server's last nonce. */
  let nonce: string | undefined

  async function send(method: string, path: string, body: string, { token, signal, isPublic }: CallOptions) {
    const proof: Record<string, string> = isPublic
      ? {}
      : { dpop: await prove({ method, url: `${url}${path}`, body, nonce, token }) }
    const limit = AbortSignal.timeout(TIMEOUT)
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...proof,
          ...(token === undefined ? {} : { authorization: `DPoP ${token}` }),
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: signal ? anySignal([signal, limit]) : limit,
        ...(body === '' ? {} : { body }),
      })
      nonce = response.headers.get('dpop-nonce') ?? nonce
      return { response, answer: (await response.json()) as unknown }
    } catch (cause) {
      throw new UnreachableError(name, { cause })
    }
  }

  const call: CallServer = async (schema, method, path, body, options = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    let { response, answer } = await send(method, path, text, options)
    // The server has seen that the nonce is old before it did anything.
    if (response.headers.get('www-authenticate')?.includes('use_dpop_nonce'))
      ({ response, answer } = await send(method, path, text, options))
    if (response.ok) {
      const result = schema.safeParse(answer)
      if (result.success) return result.data
      throw new UnreachableError(name)
    }
    const error = errorAnswer.safeParse(answer)
    // A proxy's page, or a server in trouble.
    if (!error.success || response.status >= 500) throw new UnreachableError(name)
    const [{ name: reason, description } = { name: undefined, description: '' }] = error.data.reasons
    // Strangers compute for a mail where a project sends many. Once: a solution is good for this device and ten minutes.
    if (reason === 'challenge' && !(body && 'solution' in body)) {
      const { solveChallenge } = await loadPart(() => import('./solveChallenge.ts'))
      const solution = await solveChallenge(description)
      return call(schema, method, path, { ...body, solution }, options)
    }
    // Browsers send a request again when its connection breaks. Its proof is used then, and its answer is lost.
    if (reason === 'proof') throw new UnreachableError(name)
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
    throw new RefusedError({
      status: response.status,
      reason,
      text: error.data.message,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    })
  }

  return call
}
