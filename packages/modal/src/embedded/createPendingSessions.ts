import { ProviderRpcError } from '@foyer/embedded-wallet-frame/client'

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001

/** The requests that wait until the user is logged in. */
export function createPendingSessions() {
  const waiting = new Set<{ resolve: () => void; reject: (error: Error) => void }>()

  return {
    wait: () => new Promise<void>((resolve, reject) => void waiting.add({ resolve, reject })),

    resolve() {
      for (const { resolve } of waiting) resolve()
      waiting.clear()
    },

    /** Nobody sees the login any more. */
    reject() {
      for (const { reject } of waiting) reject(new ProviderRpcError(USER_REJECTED, 'Modal closed'))
      waiting.clear()
    },
  }
}
