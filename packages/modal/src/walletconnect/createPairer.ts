import { NoAccountError, type SiwxSession } from '@foyer/modal-core'
import { endOtherSessions, endSession } from './endSession.ts'
import { type PairOnceParameters, pairOnce } from './pairOnce.ts'
import { forgetProposals } from './rejectRequests.ts'
import type { Session } from './sdk.ts'

/** The session that the wallet signed while it connected, if it did. */
export type Paired = { session?: SiwxSession | undefined }

type CreatePairerParameters = Omit<PairOnceParameters<Paired>, 'propose' | 'onLateSession'> & {
  /** True if the wallet shares anything that it was asked for. */
  isUsable: (session: Session) => boolean
  /** Called with the session that a wallet has approved. */
  onSession: (session: Session) => void
  /** The topic of the session in use. */
  currentTopic: () => string | undefined
}

/** Pairs with one wallet at a time, with one pairing URI at a time. */
export function createPairer({ onSession, isUsable, currentTopic, ...parameters }: CreatePairerParameters) {
  const { sdk, timeouts } = parameters
  let current: { paired: Promise<Paired>; replaceWith: (newest: Promise<Paired>) => void } | undefined
  let isStale = false

  // The relay may take a proposal after its pairing has ended. The SDK waits for the answer only once it has told of the URI.
  sdk.events.on('display_uri', () => queueMicrotask(() => current ?? forgetProposals(sdk)))

  async function acceptSession(answer: Paired) {
    const { session } = sdk
    if (session === undefined || !isUsable(session)) {
      await endSession(sdk, timeouts.disconnect)
      throw new NoAccountError()
    }
    onSession(session)
    endOtherSessions(sdk, session.topic)
    return answer
  }

  return {
    isPairing: () => current !== undefined,

    /**
     * Waits for a wallet to use the current pairing URI, or else a new one, which `propose` makes the SDK create. A caller
     * whose pairing URI is replaced gets the result of the newer one.
     */
    pair(propose: () => Promise<Paired>): Promise<Paired> {
      if (current !== undefined && !isStale) return current.paired
      isStale = false
      const older = current
      const { answer, cancel } = pairOnce({
        ...parameters,
        propose,
        onLateSession: () => endOtherSessions(sdk, currentTopic()),
      })
      const newest = answer.then(acceptSession)
      const paired = new Promise<Paired>((resolve, reject) => {
        const pairing = {
          get paired() {
            return paired
          },
          replaceWith(newer: Promise<Paired>) {
            cancel()
            resolve(newer)
          },
        }
        current = pairing
        newest
          .finally(() => {
            if (current === pairing) current = undefined
          })
          .then(resolve, reject)
      })
      older?.replaceWith(paired)
      return paired
    },

    /** Makes the next call of `pair` use a new pairing URI. */
    forget() {
      isStale = true
    },
  }
}
