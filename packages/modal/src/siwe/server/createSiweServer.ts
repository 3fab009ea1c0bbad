import type { SiwxSession } from '@foyer/modal-core'
import type { Client, Hex } from 'viem'
import { createCookie } from './createCookie.ts'
import { isSignedBy } from './isSignedBy.ts'
import { memoryStore, type SiweStore } from './memoryStore.ts'
import { parseMessage } from './parseMessage.ts'
import { Refusal } from './Refusal.ts'
import { randomHex, sha256 } from './random.ts'

export type CreateSiweServerParameters = {
  /** The host of the page that people sign in to, with its port if it has one: `app.example.org`. */
  domain: string
  /** The chains one may sign in on. */
  chainIds: readonly number[]
  /** A viem client of a chain, to verify smart accounts with. Without it only ordinary accounts can sign in. */
  client?: ((chainId: number) => Client | undefined) | undefined
  /** Default `memoryStore()`: fine for one process. */
  store?: SiweStore | undefined
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
/** Characters. A smart account that is yet to be deployed signs with the code that deploys it. */
const MAX_BODY = 128 * 1024
const HEX = /^0x([0-9a-fA-F]{2})+$/

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
  const { domain, chainIds, client, sessionTtl = WEEK, nonceTtl = 10 * MINUTE, now = Date.now } = parameters
  const { store = memoryStore({ now }), sameSite = 'lax' } = parameters
  const cookie = createCookie({ domain, sameSite })

  /** Who the cookies of a request say that it is, or undefined. */
  async function getSession(cookies: string | null | undefined): Promise<SiwxSession | undefined> {
    const token = cookie.read(cookies)
    return token === undefined ? undefined : store.getSession(await sha256(token))
  }

  async function nonce() {
    const value = randomHex(16)
    await store.addNonce(value, now() + nonceTtl)
    return Response.json({ nonce: value })
  }

  async function session(request: Request) {
    const found = await getSession(request.headers.get('cookie'))
    return Response.json({ sessions: found === undefined ? [] : [found] })
  }

  async function verify(request: Request) {
    const { message, signature } = await readBody(request)
    if (typeof message !== 'string' || typeof signature !== 'string' || !HEX.test(signature))
      throw new Refusal('body')
    const data = await check(message, signature as Hex)
    const expiresAt = Math.min(
      Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY,
      now() + sessionTtl,
    )
    const token = randomHex(32)
    const stored = { data, message, signature }
    await store.addSession(await sha256(token), stored, expiresAt)
    return Response.json(
      { session: stored },
      { headers: { 'Set-Cookie': cookie.write(token, expiresAt - now()) } },
    )
  }

  async function check(text: string, signature: Hex) {
    const data = parseMessage(text)
    if (data === undefined) throw new Refusal('message')
    const chainId = Number(data.chainId.replace('eip155:', ''))
    if (data.domain !== domain) throw new Refusal('domain')
    if (new URL(data.uri).host !== domain) throw new Refusal('uri')
    if (!chainIds.includes(chainId)) throw new Refusal('chain')
    if (data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now())
      throw new Refusal('expired')
    if (data.notBefore !== undefined && Date.parse(data.notBefore) > now()) throw new Refusal('notBefore')
    // Before the signature is looked at, so that of two requests at once one alone goes on.
    if (!(await store.takeNonce(data.nonce))) throw new Refusal('nonce')
    const address = data.accountAddress as Hex
    const isSigned = await isSignedBy({ message: text, signature, address, client: client?.(chainId) }).catch(
      () => {
        throw new Refusal('unavailable')
      },
    )
    if (!isSigned) throw new Refusal('signature')
    return data
  }

  async function logout(request: Request) {
    await readBody(request)
    const token = cookie.read(request.headers.get('cookie'))
    if (token !== undefined) await store.removeSession(await sha256(token))
    return Response.json({}, { headers: { 'Set-Cookie': cookie.write('', 0) } })
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    'GET nonce': nonce,
    'GET session': session,
    'POST verify': verify,
    'POST logout': logout,
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

  /** Browsers say which page asks. Another one could sign a visitor in as somebody else, or out. */
  function requireOwnPage(request: Request) {
    const origin = request.headers.get('origin')
    if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== domain))
      throw new Refusal('origin')
  }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text.length > MAX_BODY) throw new Refusal('body')
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {
    // Falls through to the refusal.
  }
  throw new Refusal('body')
}
