import { hmac, isEqual } from '../bytes.ts'
import type { Checks } from './createProviderClient.ts'

/** Derives the values that bind a provider's answer to a login, so that the database holds nothing that answers for a user. */
export function createLoginChecks(pepper: Uint8Array) {
  const stateOf = (id: string) => `${id}.${hmac(pepper, 'social-state', id)}`

  return {
    checksOf: (id: string): Checks => ({
      state: stateOf(id),
      nonce: hmac(pepper, 'social-nonce', id),
      verifier: hmac(pepper, 'social-verifier', id),
    }),

    /** The login that a state was made for. Undefined for a text that is none. */
    idOf(state: string): string | undefined {
      const [id = ''] = state.split('.')
      return isEqual(state, stateOf(id)) ? id : undefined
    },
  }
}
