import type { Namespace, SiwxSession } from '@foyer/modal-core'
import type { NonceCheck } from './checkMessage.ts'
import { createCookie, TOKEN } from './createCookie.ts'
import type { createNonces } from './createNonces.ts'
import { createSeal, SEAL, type SealedSession } from './createSeal.ts'
import { randomHex, sha256 } from './hex.ts'
import type { SiweStore } from './memoryStore.ts'

type Nonces = ReturnType<typeof createNonces>

/** Keeps sessions, and the nonces that start them. `cookies` is the header of a request. */
export type SessionKeeper<session = SiwxSession | SealedSession> = {
  /** The form of a session's cookie. */
  pattern: RegExp
  /** Resolves with the value of the session's cookie. */
  add: (namespace: Namespace, session: SiwxSession, expiresAt: number) => Promise<string>
  find: (namespace: Namespace, value: string) => Promise<session | undefined>
  remove: (value: string) => Promise<void>
  /** A new nonce, and the cookies that it needs. */
  issueNonce: (cookies: string | null) => Promise<{ nonce: string; setCookies: string[] }>
  nonceCheck: (cookies: string | null) => NonceCheck
  /** The cookies to write once a nonce has been used. */
  usedNonceCookies: string[]
}

/** Keeps sessions and used nonces in a store. The cookie holds a random token. */
export function keepInStore(
  nonces: Nonces,
  { store, domain }: { store: SiweStore; domain: string },
): SessionKeeper<SiwxSession> {
  return {
    pattern: TOKEN,
    async add(_, session, expiresAt) {
      const token = randomHex(32)
      await store.addSession(await sha256(token), session, expiresAt)
      return token
    },
    async find(namespace, token) {
      const session = await store.getSession(await sha256(token))
      // A cookie counts for its own namespace only, and for its own domain where servers of several share the store.
      const isOwn = session?.data.domain === domain && session.data.chainId.startsWith(`${namespace}:`)
      return isOwn ? session : undefined
    },
    remove: async (token) => store.removeSession(await sha256(token)),
    issueNonce: async () => ({ nonce: await nonces.issue(), setCookies: [] }),
    nonceCheck: () => ({
      isIssued: async (nonce) => (await nonces.read(nonce)) !== undefined,
      async consume(nonce) {
        const expiresAt = await nonces.read(nonce)
        return expiresAt !== undefined && store.consumeNonce(nonce, expiresAt)
      },
    }),
    usedNonceCookies: [],
  }
}

type KeepInCookiesParameters = {
  secret: string
  domain: string
  sameSite: 'strict' | 'lax' | 'none'
  nonceTtl: number
  now: () => number
}

/**
 * Keeps sessions in their cookies alone. A nonce is valid for the browser that got it, which is known by a cookie of its
 * own: somebody else who has the message and its signature cannot use them.
 */
export function keepInCookies(
  nonces: Nonces,
  { sameSite, nonceTtl, ...parameters }: KeepInCookiesParameters,
): SessionKeeper<SealedSession> {
  const { domain } = parameters
  const seal = createSeal(parameters)
  const visit = createCookie({ domain, sameSite, name: 'foyer-siwe-nonce', pattern: TOKEN })

  return {
    pattern: SEAL,
    async add(namespace, { data }, expiresAt) {
      const { accountAddress, chainId } = data
      const expirationTime = new Date(expiresAt).toISOString()
      return seal.seal(namespace, { data: { accountAddress, chainId, expirationTime } })
    },
    find: seal.open,
    remove: async () => {},
    async issueNonce(cookies) {
      // Tabs that ask for a nonce at the same time share the cookie.
      const token = visit.read(cookies) ?? randomHex(32)
      return { nonce: await nonces.issue(token), setCookies: [visit.write(token, nonceTtl)] }
    },
    nonceCheck(cookies) {
      const token = visit.read(cookies)
      return {
        isIssued: async (nonce) => token !== undefined && (await nonces.read(nonce, token)) !== undefined,
        consume: async () => true,
      }
    },
    usedNonceCookies: [visit.write('', 0)],
  }
}
