import { proxy } from 'valtio/vanilla'
import type { BaseError } from '../errors/BaseError.ts'
import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from '../errors/errors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import type { WalletRequestState } from '../types/state.ts'

/** What the wallet is being asked. One question is drawn at a time: a newer one takes the place of an older. */
export function createWalletRequest() {
  const state = proxy<{ current: WalletRequestState }>({ current: { status: 'idle' } })
  let latest = 0

  return {
    state,

    /** Runs the question and records how it ends. Rejects with an error of ours. */
    async run<T>(ask: () => Promise<T>, otherwise: (cause: unknown) => BaseError): Promise<T> {
      const mine = ++latest
      state.current = { status: 'pending' }
      try {
        const answer = await ask()
        if (mine === latest) state.current = { status: 'idle' }
        return answer
      } catch (cause) {
        const error = wrapWalletError(cause, otherwise)
        if (mine === latest) state.current = { status: 'failed', ...describe(error) }
        throw error
      }
    },

    /** Forgets the question; a late answer of the wallet still counts, but is not drawn. */
    reset() {
      latest++
      state.current = { status: 'idle' }
    },
  }
}

function describe(error: BaseError) {
  return { reason: reasonOf(error), message: error.metaMessages[0] ?? error.shortMessage } as const
}

function reasonOf(error: BaseError) {
  if (error instanceof UserRejectedError) return 'rejected'
  if (error instanceof WalletBusyError) return 'busy'
  return error instanceof ActionNotAllowedError ? 'forbidden' : 'error'
}
