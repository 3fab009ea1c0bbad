import type { Client } from 'viem'
import { sessionCookieName } from './createCookie.ts'
import {
  type CreateSiwxServerParameters,
  createSiwxServer,
  type SessionKind,
  type SessionOf,
} from './createSiwxServer.ts'
import { evm } from './evm.ts'
import { type CookieSource, readCookies } from './readCookies.ts'
import { SignedOutError } from './SignedOutError.ts'

export type CreateSiweServerParameters<kind extends SessionKind = SessionKind> = Omit<
  CreateSiwxServerParameters<kind>,
  'chainIds' | 'verifiers'
> & {
  /** The chains that users may sign in on. */
  chainIds: readonly number[]
  /** A viem client of a chain, which verifies smart accounts. Without it only ordinary accounts can sign in. */
  client?: ((chainId: number) => Client | undefined) | undefined
}

/**
 * The server's half of `siwe({ server })`: `GET nonce`, `POST verify`, `GET session` and `POST logout` below any path.
 * A session is a cookie that scripts cannot read.
 *
 * @example
 * const siwe = createSiweServer({ domain: 'app.example.org', chainIds: [56], client: () => bscClient })
 * app.all('/siwe/*', (c) => siwe.handle(c.req.raw)) // Hono
 * const session = await siwe.getSession(request)
 * // { data: { accountAddress: '0x…', chainId: 'eip155:56', … }, message, signature }
 */
export function createSiweServer<kind extends SessionKind = 'store'>(
  parameters: CreateSiweServerParameters<kind>,
) {
  const { chainIds, client, ...rest } = parameters
  const ids = chainIds.map((id) => `eip155:${id}`)
  const { handle, getSessions } = createSiwxServer<kind>({
    ...rest,
    chainIds: ids,
    verifiers: [evm({ client })],
  })

  /** The session of a request, of its headers or of its `Cookie` header, or undefined. */
  async function getSession(source: CookieSource): Promise<SessionOf<kind> | undefined> {
    return (await getSessions(source))[0]
  }

  return {
    /** Answers one request, by the last part of its path. */
    handle,
    getSession,
    /**
     * The session of a request, of its headers or of its `Cookie` header.
     *
     * @throws {SignedOutError} nobody is signed in. Frameworks answer it with 401.
     */
    async requireSession(source: CookieSource): Promise<SessionOf<kind>> {
      const session = await getSession(source)
      if (session === undefined) {
        const cookie = `${sessionCookieName('eip155')}=`
        throw new SignedOutError({ hasCookie: readCookies(source)?.includes(cookie) })
      }
      return session
    },
  }
}
