import type { SiwxSession } from '@foyer/modal-core'
import { checkMessage, originsOf } from './checkMessage.ts'
import { createCookie, sessionCookieName } from './createCookie.ts'
import { createNonces } from './createNonces.ts'
import type { SealedSession } from './createSeal.ts'
import type { SiwxVerifier } from './evm.ts'
import { randomHex } from './hex.ts'
import { isLoopback } from './isLoopback.ts'
import { keepInCookies, keepInStore, type SessionKeeper } from './keepSessions.ts'
import { memoryStore, type SiweStore } from './memoryStore.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './readBody.ts'
import { type CookieSource, readCookies } from './readCookies.ts'
import { SiweOptionError } from './SiweOptionError.ts'

/** The place that sessions are kept in. */
export type SessionKind = 'store' | 'cookie'

/** A session as a server finds it: with its message and signature only where a store keeps them. */
export type SessionOf<kind extends SessionKind> = kind extends 'cookie' ? SealedSession : SiwxSession

export type CreateSiwxServerParameters<kind extends SessionKind = SessionKind> = {
  /** The host of the page that users sign in to, with its port if it has one: `app.example.org`. */
  domain: string
  /** The chains that users may sign in on, by CAIP-2: `eip155:56`. */
  chainIds: readonly string[]
  /** One for each namespace: `evm()` from here, `solana()` from `@foyer/modal/solana/server`. */
  verifiers: readonly SiwxVerifier[]
  /**
   * Default `store`. With `cookie` the signed cookie is the session, and nothing is stored: for Vercel, Workers, and
   * other servers without a memory.
   */
  sessions?: kind | undefined
  /** Default `memoryStore()`, for one process. Not used with `sessions: 'cookie'`. */
  store?: SiweStore | undefined
  /**
   * Signs nonces, and sessions in cookies: at least 32 characters there. Default random, which only one process can
   * use; `sessions: 'cookie'` has that default on this machine only.
   */
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
/** In characters. */
const MIN_SECRET = 32

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
export function createSiwxServer<kind extends SessionKind = 'store'>(
  parameters: CreateSiwxServerParameters<kind>,
) {
  const { domain, chainIds, verifiers, sessionTtl = WEEK, sameSite = 'lax', now = Date.now } = parameters
  // The kind of the sessions is that of the option, which the compiler cannot follow.
  const keeper = createKeeper(parameters) as SessionKeeper<SessionOf<kind>>
  const cookies = verifiers.map(({ namespace }) => ({
    namespace,
    ...createCookie({ domain, sameSite, name: sessionCookieName(namespace), pattern: keeper.pattern }),
  }))
  const origins = originsOf(domain)

  type Cookie = (typeof cookies)[number]

  /** The sessions of a `Cookie` header, each with its cookie. */
  async function readSessions(header: string | null | undefined) {
    const found = await Promise.all(
      cookies.map(async (cookie) => {
        const value = cookie.read(header)
        const session = value === undefined ? undefined : await keeper.find(cookie.namespace, value)
        return session !== undefined && value !== undefined ? [{ cookie, value, session }] : []
      }),
    )
    return found.flat()
  }

  /** The sessions of a request, of its headers or of its `Cookie` header: at most one of each namespace. */
  async function getSessions(source: CookieSource): Promise<SessionOf<kind>[]> {
    return (await readSessions(readCookies(source))).map(({ session }) => session)
  }

  async function nonce(request: Request) {
    const { nonce, setCookies } = await keeper.issueNonce(request.headers.get('cookie'))
    return withCookies(Response.json({ nonce }), setCookies)
  }

  const session = async (request: Request) => Response.json({ sessions: await getSessions(request) })

  async function verify(request: Request) {
    const { message, signature } = await readBody(request)
    if (typeof message !== 'string' || typeof signature !== 'string') throw new Refusal('body')
    if (!verifiers.some((verifier) => verifier.isSignature(signature))) throw new Refusal('body')
    const header = request.headers.get('cookie')
    const nonces = keeper.nonceCheck(header)
    const data = await checkMessage(message, signature, { domain, chainIds, verifiers, nonces, now })
    const expiration = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
    const expiresAt = Math.min(expiration, now() + sessionTtl)
    const session = { data, message, signature }
    const cookie = cookies.find(({ namespace }) => data.chainId.startsWith(`${namespace}:`)) as Cookie
    const value = await keeper.add(cookie.namespace, session, expiresAt)
    const before = await readSessions(header)
    for (const one of before) if (one.cookie === cookie) await keeper.remove(one.value)
    const setCookies = [cookie.write(value, expiresAt - now()), ...keeper.usedNonceCookies]
    return withCookies(Response.json({ session }), setCookies)
  }

  /** Ends the session of an account, or all of them where the request names none. */
  async function logout(request: Request) {
    const { accountAddress } = await readBody(request)
    const found = await readSessions(request.headers.get('cookie'))
    const leaving = found.filter(
      ({ session }) => (accountAddress ?? session.data.accountAddress) === session.data.accountAddress,
    )
    for (const { value } of leaving) await keeper.remove(value)
    // Without a name the cookies of sessions that have ended go, too.
    const ended = accountAddress === undefined ? cookies : leaving.map(({ cookie }) => cookie)
    return withCookies(
      Response.json({}),
      ended.map((cookie) => cookie.write('', 0)),
    )
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

function withCookies(response: Response, setCookies: readonly string[]) {
  for (const line of setCookies) response.headers.append('Set-Cookie', line)
  return response
}

/** @throws {SiweOptionError} options that contradict each other, or a secret that is missing or too short */
function createKeeper(parameters: CreateSiwxServerParameters): SessionKeeper {
  const { domain, sessions = 'store', store, nonceTtl = 10 * MINUTE, sameSite = 'lax' } = parameters
  const { now = Date.now, secret = randomHex(32) } = parameters
  const nonces = createNonces({ secret, domain, ttl: nonceTtl, now })
  if (sessions === 'store') return keepInStore(nonces, { store: store ?? memoryStore({ now }), domain })
  if (store !== undefined)
    throw new SiweOptionError("`sessions: 'cookie'` keeps sessions in cookies, so it has no store", {
      option: '`store` of the sign-in server',
      fix: 'Leave out `store`, or leave out `sessions`.',
    })
  requireSecret(parameters)
  return keepInCookies(nonces, { secret, domain, sameSite, nonceTtl, now })
}

function requireSecret({ secret, domain }: CreateSiwxServerParameters) {
  // On this machine a restart may end all sessions.
  if (secret === undefined && isLoopback(domain)) return
  if (secret !== undefined && secret.length >= MIN_SECRET) return
  const problem = secret === undefined ? 'is missing' : `is shorter than ${MIN_SECRET} characters`
  throw new SiweOptionError(`The secret that signs sessions ${problem}`, {
    option: '`secret` of the sign-in server, for example `process.env.SIWE_SECRET`',
    fix: 'Make one with `openssl rand -hex 32`, and give it to every process.',
  })
}
