import { hmac, isEqual } from './bytes.ts'

/** Milliseconds for which a proof may use a nonce. */
export const NONCE_MS = 5 * 60_000
/** Clocks of servers that share a database may differ by this much. */
const SKEW_MS = 60_000

export type Nonces = ReturnType<typeof createNonces>

/** Nonces for proofs: the time, signed. Nothing is stored, so every process takes those of every other. */
export function createNonces(pepper: Uint8Array) {
  const sign = (time: string) => hmac(pepper, 'nonce', time)
  return {
    create(): string {
      const time = Date.now().toString(36)
      return `${time}.${sign(time)}`
    },

    isFresh(nonce: string): boolean {
      const [time = '', mac = ''] = nonce.split('.')
      const age = Date.now() - Number.parseInt(time, 36)
      return isEqual(mac, sign(time)) && age > -SKEW_MS && age < NONCE_MS
    },
  }
}
