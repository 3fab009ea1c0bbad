import type { FoundSession, SiwxImplementation, SiwxTarget } from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { httpServer } from './httpServer.ts'
import { isNonce } from './isNonce.ts'
import { localServer } from './localServer.ts'
import type { SiweParameters } from './siwe.ts'
import type { SiweServer } from './siweServer.ts'
import { isFoundSession } from './toSessions.ts'

/** One week. */
const EXPIRES_IN = 7 * 24 * 60 * 60 * 1000
/** About the functions of `server`. */
const DOCS = '#siwe-option'
const NO_NONCE = '`getNonce` has to resolve with at least 8 letters and digits'
const NO_SESSION = '`getSession` has to resolve with `{ address, chainId }` or null'
const NO_SESSIONS = '`getSessions` has to resolve with a list of sessions'

type CreateSiweParameters = SiweParameters & {
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

/** Creates the implementation of `siwe()`. */
export function createSiwe({ now = Date.now, ...parameters }: CreateSiweParameters): SiwxImplementation {
  const { expiresIn = EXPIRES_IN, scope = 'network', statement, notBefore, requestId, resources } = parameters
  const server = toServer(parameters)

  return {
    async createMessage({ accountAddress, chainId }) {
      const nonce: unknown = await server.getNonce()
      if (!isNonce(nonce)) throw new BaseError(NO_NONCE, { docsPath: DOCS })
      return {
        accountAddress,
        chainId,
        domain: parameters.domain ?? location.host,
        uri: parameters.uri ?? location.origin,
        version: '1',
        nonce,
        issuedAt: new Date(now()).toISOString(),
        expirationTime: new Date(now() + expiresIn).toISOString(),
        notBefore,
        statement,
        requestId,
        resources,
      }
    },
    async getSessions(target) {
      const sessions = await findSessions(server, target)
      return sessions.flatMap((session) => forTarget(session, target))
    },
    async addSession(session) {
      if ((await server.verify(session)) === false) throw new BaseError('The server refused the signature')
    },
    async revokeSessions(account) {
      await (server.revoke ?? server.signOut)(account)
    },
  }

  /** A session of an account counts on the network that is asked for, but in its namespace only. */
  function forTarget(session: FoundSession, target: SiwxTarget): FoundSession[] {
    const { data } = session
    const { chainId } = target
    const isOfNamespace = data.chainId.startsWith(chainId.slice(0, chainId.indexOf(':') + 1))
    const counts = scope === 'account' ? isOfNamespace : data.chainId === chainId
    return counts ? [{ ...session, data: { ...data, chainId } }] : []
  }
}

async function findSessions(server: SiweServer, target: SiwxTarget): Promise<readonly FoundSession[]> {
  if (server.getSession === undefined) {
    const sessions: unknown = await server.getSessions(target)
    if (!Array.isArray(sessions) || !sessions.every(isFoundSession))
      throw new BaseError(NO_SESSIONS, { docsPath: DOCS })
    return sessions
  }
  const session: unknown = await server.getSession()
  if (session === null) return []
  const { address, chainId } = (session ?? {}) as Record<string, unknown>
  const isChain = chainId === undefined || (Number.isSafeInteger(chainId) && Number(chainId) > 0)
  if (typeof address !== 'string' || !isChain) throw new BaseError(NO_SESSION, { docsPath: DOCS })
  return [
    {
      data: {
        accountAddress: address,
        chainId: chainId === undefined ? target.chainId : `eip155:${chainId}`,
      },
    },
  ]
}

function toServer({ server, storage }: SiweParameters) {
  if (server === undefined) return localServer(storage)
  return typeof server === 'string' ? httpServer(server) : server
}
