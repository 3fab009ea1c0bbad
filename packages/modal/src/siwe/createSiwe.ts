import type { SiwxImplementation } from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { httpServer } from './httpServer.ts'
import { isNonce } from './isNonce.ts'
import { localServer } from './localServer.ts'
import type { SiweParameters } from './siwe.ts'
import { isSession } from './toSessions.ts'

/** One week. */
const EXPIRES_IN = 7 * 24 * 60 * 60 * 1000
const NO_NONCE = '`getNonce` has to resolve with at least 8 letters and digits'
const NO_SESSIONS = '`getSessions` has to resolve with a list of sessions'

type CreateSiweParameters = SiweParameters & {
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

/** Creates the implementation of `siwe()`. */
export function createSiwe({ now = Date.now, ...parameters }: CreateSiweParameters): SiwxImplementation {
  const { expiresIn = EXPIRES_IN, statement, notBefore, requestId, resources } = parameters
  const server = toServer(parameters)

  return {
    async createMessage({ accountAddress, chainId }) {
      const nonce: unknown = await server.getNonce()
      if (!isNonce(nonce)) throw new BaseError(NO_NONCE)
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
      const sessions: unknown = await server.getSessions(target)
      if (!Array.isArray(sessions) || !sessions.every(isSession)) throw new BaseError(NO_SESSIONS)
      return sessions.filter(({ data }) => data.chainId === target.chainId)
    },
    async addSession(session) {
      if ((await server.verify(session)) === false) throw new BaseError('The server refused the signature')
    },
    async revokeSessions(account) {
      await server.revoke(account)
    },
  }
}

function toServer({ server, storage }: SiweParameters) {
  if (server === undefined) return localServer(storage)
  return typeof server === 'string' ? httpServer(server) : server
}
