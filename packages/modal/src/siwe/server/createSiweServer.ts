import type { SiwxSession } from '@foyer/modal-core'
import type { Client } from 'viem'
import { type CreateSiwxServerParameters, createSiwxServer } from './createSiwxServer.ts'
import { evm } from './evm.ts'

export type CreateSiweServerParameters = Omit<CreateSiwxServerParameters, 'chainIds' | 'verifiers'> & {
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
 * const session = await siwe.getSession(request.headers.get('cookie'))
 * // { data: { accountAddress: '0x…', chainId: 'eip155:56', … }, message, signature }
 */
export function createSiweServer(parameters: CreateSiweServerParameters) {
  const { chainIds, client, ...rest } = parameters
  const ids = chainIds.map((id) => `eip155:${id}`)
  const { handle, getSessions } = createSiwxServer({ ...rest, chainIds: ids, verifiers: [evm({ client })] })

  return {
    /** Answers one request, by the last part of its path. */
    handle,
    /** The session of a `Cookie` header, or undefined. */
    async getSession(cookies: string | null | undefined): Promise<SiwxSession | undefined> {
      return (await getSessions(cookies))[0]
    },
  }
}
