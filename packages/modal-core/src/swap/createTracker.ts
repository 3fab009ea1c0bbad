import { loadBalance } from '../actions/loadBalance.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapState } from '../types/swap.ts'
import type { Order, SwapTools } from './types.ts'

export type Tell = (status: ModalEvents['swap']['status']) => void

type CreateTrackerParameters = { modal: Modal; state: SwapState; tools: Pick<SwapTools, 'follow'> }

/** It may still be confirmed. */
const OPEN: readonly ModalEvents['transaction']['status'][] = ['shared', 'timedOut']

/** Follows swaps that were sent: only a receipt says that one is done. */
export function createTracker({ modal, state, tools }: CreateTrackerParameters) {
  const { events } = modal
  const sent = new Map<string, Tell>()

  const stop = events.on('transaction', ({ hash, status, replacement }) => {
    const tell = sent.get(hash)
    if (tell === undefined || status === 'pending') return
    if (status === 'confirmed') {
      loadBalance(modal, { isForced: true }).catch((cause) => reportLoadError(modal, cause))
      tell('success')
    } else if (!OPEN.includes(status)) tell('error')
    if (!OPEN.includes(status)) sent.delete(hash)
    if (hash === state.hash) Object.assign(state, { status, hash: replacement ?? hash })
  })

  return {
    /** Emits how it goes, without amounts, which are private. */
    teller({ swapper: { address, network }, from, to }: Order): Tell {
      const about = { chainId: network.id, from: from.symbol, to: to.symbol, address }
      return (status) => events.emit('swap', { status, ...about })
    },

    follow(hash: string, { swapper: { network, address } }: Order, tell: Tell) {
      sent.set(hash, tell)
      tools.follow({ hash, network, address })
    },

    stop,
  }
}
