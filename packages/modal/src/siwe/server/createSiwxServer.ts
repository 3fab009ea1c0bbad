import type { SiwxSession } from '@foyer/modal-core'
import { checkMessage, originsOf } from './checkMessage.ts'
import { createCookie } from './createCookie.ts'
import { createNonces } from './createNonces.ts'
import type { SiwxVerifier } from './evm.ts'
import { randomHex, sha256 } from './hex.ts'
import { memoryStore, type SiweStore } from './memoryStore.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './readBody.ts'

export type CreateSiwxServerParameters = {
  /** The host of the page that users sign in to, with its port if it has one: `app.example.org`. */
  domain: string
  /** The chains that users may sign in on, by CAIP-2: `eip155:56`. */
  chainIds: readonly string[]
  /** One for each namespace: `evm()` from here, `solana()` from `@foyer/modal/solana/server`. */
  verifiers: readonly SiwxVerifier[]
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

/**
 * The server's half of `siwe({ server })` for several namespaces: `GET nonce`, `POST verify`, `GET session` and
 * `POST logout` below any path. Each namespace has a session of its own, a cookie that scripts cannot read.
 *
 * @example
 * const siwx = createSiwxServer({
 *   domain: 'app.example.org',
 *   chainIds: ['eip155:56', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
 *   verifiers: [evm({ client: () => bscClient }), solana()],
 * })
 * app.all('/siwe/*', (c) => siwx.handle(c.req.raw)) // Hono
 * const sessions = await siwx.getSessions(request.headers.get('cookie'))
 * // [{ data: { accountAddress: '7xKX…', chainId: 'solana:5eykt…', … }, message, signature }]
 */
export function createSiwxServer(parameters: CreateSiwxServerParameters) {
  const { domain, chainIds, verifiers, secret = randomHex(32), nonceTtl = 10 * MINUTE } = parameters
  const { now = Date.now } = parameters
  const { store = memoryStore({ now }), sessionTtl = WEEK, sameSite = 'lax' } = parameters
  const cookies = verifiers.map(({ namespace }) => ({
    namespace,
    ...createCookie({ domain, sameSite, namespace }),
  }))
  const nonces = createNonces({ secret, domain, ttl: nonceTtl, now })
  const origins = originsOf(domain)

  type Cookie = (typeof cookies)[number]

  /** The sessions of a `Cookie` header, each with its cookie. */
  async function readSessions(header: string | null | undefined) {
    const found = await Promise.all(
      cookies.map(async (cookie) => {
        const token = cookie.read(header)
        const key = token === undefined ? undefined : await sha256(token)
        const session = key === undefined ? undefined : await store.getSession(key)
        // A cookie counts for its own namespace only.
        const isOwn = session?.data.chainId.startsWith(`${cookie.namespace}:`)
        return session !== undefined && key !== undefined && isOwn ? [{ cookie, key, session }] : []
      }),
    )
    return found.flat()
  }

  /** The sessions of a `Cookie` header, at most one of each namespace. */
  async function getSessions(header: string | null | undefined): Promise<SiwxSession[]> {
    return (await readSessions(header)).map(({ session }) => session)
  }

  const nonce = async () => Response.json({ nonce: await nonces.issue() })

  const session = async (request: Request) =>
    Response.json({ sessions: await getSessions(request.headers.get('cookie')) })

  async function verify(request: Request) {
    const { message, signature } = await readBody(request)
    if (typeof message !== 'string' || typeof signature !== 'string') throw new Refusal('body')
    if (!verifiers.some((verifier) => verifier.isSignature(signature))) throw new Refusal('body')
    const data = await checkMessage(message, signature, { domain, chainIds, verifiers, nonces, store, now })
    const expiration = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
    const expiresAt = Math.min(expiration, now() + sessionTtl)
    const token = randomHex(32)
    const stored = { data, message, signature }
    const cookie = cookies.find(({ namespace }) => data.chainId.startsWith(`${namespace}:`)) as Cookie
    await store.addSession(await sha256(token), stored, expiresAt)
    const before = await readSessions(request.headers.get('cookie'))
    for (const one of before) if (one.cookie === cookie) await store.removeSession(one.key)
    const headers = { 'Set-Cookie': cookie.write(token, expiresAt - now()) }
    return Response.json({ session: stored }, { headers })
  }

  /** Ends the session of an account, or all of them where the request names none. */
  async function logout(request: Request) {
    const { accountAddress } = await readBody(request)
    const found = await readSessions(request.headers.get('cookie'))
    const leaving = found.filter(
      ({ session }) => (accountAddress ?? session.data.accountAddress) === session.data.accountAddress,
    )
    for (const { key } of leaving) await store.removeSession(key)
    const response = Response.json({})
    // Without a name the cookies of sessions that have ended go, too.
    const ended = accountAddress === undefined ? cookies : leaving.map(({ cookie }) => cookie)
    for (const cookie of ended) response.headers.append('Set-Cookie', cookie.write('', 0))
    return response
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
    getSessions,
  }
}
