import { loadBalance } from '../actions/loadBalance.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapState } from '../types/swap.ts'
import { patch } from '../utils/patch.ts'
import type { Order, SwapTools } from './types.ts'

export type EmitStatus = (status: ModalEvents['swap']['status']) => void

type CreateTrackerParameters = { modal: Modal; state: SwapState; tools: Pick<SwapTools, 'follow'> }

/** Statuses of a transaction that may still be confirmed. */
const UNSETTLED: readonly ModalEvents['transaction']['status'][] = ['shared', 'timedOut']

/** Follows swaps that were sent: only a receipt says that one is done. */
export function createTracker({ modal, state, tools }: CreateTrackerParameters) {
  const { events } = modal
  const sent = new Map<string, EmitStatus>()

  const stop = events.on('transaction', ({ hash, status, replacement }) => {
    const emitStatus = sent.get(hash)
    // Swaps are on EVM, where nothing expires.
    if (emitStatus === undefined || status === 'pending' || status === 'expired') return
    if (status === 'confirmed') {
      loadBalance(modal, { isForced: true }).catch((cause) => reportLoadError(modal, cause))
      emitStatus('success')
    } else if (!UNSETTLED.includes(status)) emitStatus('error')
    if (!UNSETTLED.includes(status)) sent.delete(hash)
    if (hash === state.hash) patch(state, { status, hash: replacement ?? hash })
  })

  return {
    /** Returns the function that emits a swap's progress, without amounts, which are private. */
    statusEmitter({ swapper: { address, network }, from, to }: Order): EmitStatus {
      const about = { chainId: network.id, from: from.symbol, to: to.symbol, address }
      return (status) => events.emit('swap', { status, ...about })
    },

    follow(hash: string, { swapper: { network, address } }: Order, emitStatus: EmitStatus) {
      sent.set(hash, emitStatus)
      tools.follow({ hash, network, address })
    },

    stop,
  }
}
