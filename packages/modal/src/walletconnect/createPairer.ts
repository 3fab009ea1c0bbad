import { NoAccountError, type SiwxSession } from '@foyer/modal-core'
import { endOthers, endSession } from './endSession.ts'
import { type PairOnceParameters, pairOnce } from './pairOnce.ts'
import type { Session } from './sdk.ts'

/** What the wallet signed while it connected, where it did. */
export type Paired = { session?: SiwxSession | undefined }

type CreatePairerParameters = Omit<PairOnceParameters<Paired>, 'ask' | 'onLate'> & {
  /** Whether the wallet shares anything that it was asked for. */
  isUsable: (session: Session) => boolean
  /** Takes up the session that a wallet has agreed to. */
  onSession: (session: Session) => void
  /** The topic of the session that has been taken up. */
  currentTopic: () => string | undefined
}

/** Pairs with one wallet at a time, by one code at a time. */
export function createPairer({ onSession, isUsable, currentTopic, ...parameters }: CreatePairerParameters) {
  const { sdk, limits } = parameters
  let current: { paired: Promise<Paired>; giveWay: (newest: Promise<Paired>) => void } | undefined
  let isStale = false

  async function takeUp(answer: Paired) {
    const { session } = sdk
    if (session === undefined || !isUsable(session)) {
      await endSession(sdk, limits.farewell)
      throw new NoAccountError()
    }
    onSession(session)
    endOthers(sdk, session.topic)
    return answer
  }

  return {
    isPairing: () => current !== undefined,

    /**
     * Waits for a wallet to take the code that is there, or else a new one, which `ask` has the SDK make. Who waits for
     * a code that gives way to a newer one gets what comes of that.
     */
    pair(ask: () => Promise<Paired>): Promise<Paired> {
      if (current !== undefined && !isStale) return current.paired
      isStale = false
      const older = current
      const { answer, giveUp } = pairOnce({
        ...parameters,
        ask,
        onLate: () => endOthers(sdk, currentTopic()),
      })
      const newest = answer.then(takeUp)
      const paired = new Promise<Paired>((resolve, reject) => {
        const mine = {
          get paired() {
            return paired
          },
          giveWay(newer: Promise<Paired>) {
            giveUp()
            resolve(newer)
          },
        }
        current = mine
        newest
          .finally(() => {
            if (current === mine) current = undefined
          })
          .then(resolve, reject)
      })
      older?.giveWay(paired)
      return paired
    },

    /** Has the next one who pairs get a code of its own. */
    forget() {
      isStale = true
    },
  }
}
