import type { SiwxSession } from '@foyer/modal-core'
import type { Client, Hex } from 'viem'
import { checkMessage, originsOf } from './checkMessage.ts'
import { createCookie } from './createCookie.ts'
import { createNonces } from './createNonces.ts'
import { randomHex, sha256 } from './hex.ts'
import { memoryStore, type SiweStore } from './memoryStore.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './readBody.ts'

export type CreateSiweServerParameters = {
  /** The host of the page that users sign in to, with its port if it has one: `app.example.org`. */
  domain: string
  /** The chains that users may sign in on. */
  chainIds: readonly number[]
  /** A viem client of a chain, which verifies smart accounts. Without it only ordinary accounts can sign in. */
  client?: ((chainId: number) => Client | undefined) | undefined
  /** Default `memoryStore()`, for one process. */
  store?: SiweStore | undefined
  /** Signs nonces. Default random: pass the same text to each of several processes. */
  secret?: string | undefined
  /** Milliseconds a session lasts, unless its message says less. Default one week. */
  sessionTtl?: number | undefined
  /** Milliseconds between a nonce and its use. Default ten minutes. */
  nonceTtl?: number | undefined
  /** Default `lax`. `none` where the page and this server are different sites. */
  sameSite?: 'strict' | 'lax' | 'none' | undefined
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
const HEX = /^0x([0-9a-fA-F]{2})*$/

/**
 * The server's half of `siwe({ server })`: `GET nonce`, `POST verify`, `GET session` and `POST logout` below any path.
 * A session is a cookie that scripts cannot read.
 *
 * @example
 * const siwe = createSiweServer({ domain: 'app.example.org', chainIds: [56], client: () => bscClient })
 * app.all('/siwe/*', (c) => siwe.handle(c.req.raw)) // Hono
 * const session = await siwe.getSession(request.headers.get('cookie'))
 * // { data: { accountAddress: '0x…', chainId: 'eip155:56', … }, message, signature }
 */
export function createSiweServer(parameters: CreateSiweServerParameters) {
  const { domain, secret = randomHex(32), nonceTtl = 10 * MINUTE, now = Date.now } = parameters
  const { store = memoryStore({ now }), sessionTtl = WEEK, sameSite = 'lax' } = parameters
  const cookie = createCookie({ domain, sameSite })
  const nonces = createNonces({ secret, domain, ttl: nonceTtl, now })
  const origins = originsOf(domain)

  /** The session of a `Cookie` header, or undefined. */
  async function getSession(cookies: string | null | undefined): Promise<SiwxSession | undefined> {
    const token = cookie.read(cookies)
    return token === undefined ? undefined : store.getSession(await sha256(token))
  }

  async function endSession(request: Request) {
    const token = cookie.read(request.headers.get('cookie'))
    if (token !== undefined) await store.removeSession(await sha256(token))
  }

  const nonce = async () => Response.json({ nonce: await nonces.issue() })

  async function session(request: Request) {
    const found = await getSession(request.headers.get('cookie'))
    return Response.json({ sessions: found === undefined ? [] : [found] })
  }

  async function verify(request: Request) {
    const { message, signature } = await readBody(request)
    if (typeof message !== 'string' || typeof signature !== 'string' || !HEX.test(signature))
      throw new Refusal('body')
    const { chainIds, client } = parameters
    const data = await checkMessage(message, signature as Hex, {
      domain,
      chainIds,
      client,
      nonces,
      store,
      now,
    })
    const expiration = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
    const expiresAt = Math.min(expiration, now() + sessionTtl)
    const token = randomHex(32)
    const stored = { data, message, signature }
    await store.addSession(await sha256(token), stored, expiresAt)
    await endSession(request)
    const headers = { 'Set-Cookie': cookie.write(token, expiresAt - now()) }
    return Response.json({ session: stored }, { headers })
  }

  async function logout(request: Request) {
    await readBody(request)
    await endSession(request)
    return Response.json({}, { headers: { 'Set-Cookie': cookie.write('', 0) } })
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    'GET nonce': nonce,
    'GET session': session,
    'POST verify': verify,
    'POST logout': logout,
  }

  async function answer(request: Request) {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const name = `${request.method} ${path.slice(path.lastIndexOf('/') + 1)}`
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined
    if (route === undefined) return Response.json({ error: { message: 'Not found' } }, { status: 404 })
    try {
      if (request.method === 'POST') requireOwnPage(request)
      return await route(request)
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse()
      throw error
    }
  }

  /** Checks the page that sends the request: another page could sign a user in to a different account, or out. */
  function requireOwnPage(request: Request) {
    const origin = request.headers.get('origin')
    if (origin !== null && !origins.includes(origin)) throw new Refusal('origin')
  }

  return {
    /** Answers one request, by the last part of its path. */
    async handle(request: Request): Promise<Response> {
      const response = await answer(request)
      response.headers.set('Cache-Control', 'no-store')
      return response
    },
    getSession,
  }
}
