import { toSession } from '../toSessions.ts'
import type { SiweStore } from './memoryStore.ts'

/** Sends one command to Redis, or to a server that speaks its language, and resolves with the answer. */
export type RedisCommand = (parts: string[]) => Promise<unknown>

/**
 * A store in Redis, which removes what has expired itself.
 *
 * @example
 * redisStore((parts) => client.sendCommand(parts)) // node-redis
 * redisStore(([name = '', ...rest]) => client.call(name, ...rest)) // ioredis
 */
export function redisStore(send: RedisCommand, { prefix = 'foyer:siwe:' } = {}): SiweStore {
  const nonceKey = (nonce: string) => `${prefix}nonce:${nonce}`
  const sessionKey = (key: string) => `${prefix}session:${key}`

  return {
    async consumeNonce(nonce, expiresAt) {
      // NX: of two requests at the same time only one sets the key.
      const answer = await send(['SET', nonceKey(nonce), '1', 'NX', 'PXAT', `${expiresAt}`])
      return answer === 'OK'
    },
    async addSession(key, session, expiresAt) {
      await send(['SET', sessionKey(key), JSON.stringify(session), 'PXAT', `${expiresAt}`])
    },
    getSession: async (key) => toSession(await send(['GET', sessionKey(key)])),
    async removeSession(key) {
      await send(['DEL', sessionKey(key)])
    },
  }
}
