import { walletErrorsOf } from '../errors/isUnknownChain.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'

/** CAIP-25: a request that was not answered in time. */
const EXPIRED = 8000

/** True if the page has stopped waiting for a wallet, which may send all the same. */
export const isUnanswered = (error: unknown) => walletErrorsOf(error).some(({ code }) => code === EXPIRED)

type Answer = Pick<ModalEvents['lateAnswer'], 'method' | 'result'>
type Request = { address: string; chainId: string; onAnswer: (answer: Answer) => void }

/** Remembers the last request that a wallet has not answered in time, until the wallet says what it has sent. */
export function watchUnanswered({ events }: Pick<Modal, 'events'>) {
  let open: Request | undefined

  const stop = events.on('lateAnswer', ({ chainId, address, method, result }) => {
    if (open?.chainId !== chainId || open.address.toLowerCase() !== address?.toLowerCase()) return
    const { onAnswer } = open
    open = undefined
    onAnswer({ method, result })
  })

  return {
    /** `onAnswer` takes what the wallet says, unchecked. */
    add(request: Request) {
      open = request
    },

    forget() {
      open = undefined
    },

    stop,
  }
}
