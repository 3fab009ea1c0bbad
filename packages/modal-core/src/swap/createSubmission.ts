import { beginTransaction } from '../actions/beginTransaction.ts'
import { type Form, failureStatus } from '../form/createForm.ts'
import { isUnanswered, watchUnanswered } from '../send/watchUnanswered.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapControl, SwapState } from '../types/swap.ts'
import { patch } from '../utils/patch.ts'
import type { Draft } from './createDraft.ts'
import type { Execution } from './createExecution.ts'
import type { Prepared } from './createPreview.ts'
import type { EmitStatus } from './createTracker.ts'
import { minimumOf } from './readOrder.ts'
import type { Order, SwapTools } from './types.ts'

type CreateSubmissionParameters = {
  modal: Modal
  state: SwapState
  form: Form
  draft: Draft
  tools: SwapTools
}

/** A swap that was sent to the wallet: `isCurrent` is true while its form is shown. */
type Sent = {
  isCurrent: () => boolean
  emitStatus: EmitStatus
  show: (status: SwapState['status']) => void
  execution: Execution
}

/** Has the wallet send what the preview has shown, and follows it. */
export function createSubmission({ modal, state, form, draft, tools }: CreateSubmissionParameters) {
  const { quotes } = draft
  const unanswered = watchUnanswered(modal)

  /** The wallet sends several calls as one: it says later what their hash is. */
  async function followBatch(order: Order, id: string, sent: Sent) {
    try {
      const { show, execution } = sent
      const hash = await execution.findHash(order.swapper, id, { show, ended: form.signal })
      if (sent.isCurrent()) state.hash = hash
      execution.follow(hash, order, sent.emitStatus)
    } catch (cause) {
      fail(cause, sent)
    }
  }

  /** Takes up what the wallet sends after the page has stopped waiting for it: an approval swaps nothing. */
  function waitFor(order: Order, sent: Sent) {
    const { status } = state
    const { address, network } = order.swapper
    state.unanswered = 'open'
    unanswered.add({
      address,
      chainId: network.caipNetworkId,
      onAnswer({ method, result }) {
        const isBatch = method === 'wallet_sendCalls'
        if (!isBatch && status === 'approving') {
          state.unanswered = undefined
          return
        }
        const id: unknown = typeof result === 'string' ? result : Object(result).id
        if (typeof id !== 'string' || !(isBatch || tools.isTransactionHash(id))) return
        // Another form is about something else: there it is only said.
        const isShown = sent.isCurrent() && state.status === 'failed'
        state.unanswered = isShown ? undefined : 'sent'
        if (isShown) {
          quotes.stop()
          state.status = 'sent'
          state.hash = isBatch ? undefined : id
          state.error = undefined
        }
        if (isBatch) void followBatch(order, id, sent)
        else sent.execution.follow(id, order, sent.emitStatus)
      },
    })
  }

  function fail(cause: unknown, { isCurrent, emitStatus }: Sent) {
    const code = draft.report(cause)
    emitStatus(failureStatus(cause))
    if (!isCurrent()) return
    draft.refuse(code)
    state.status = 'failed'
    // The form is shown again, with another quote.
    quotes.askSoon()
  }

  form.onEnd(unanswered.stop, tools.stop)

  return {
    async swap(prepared: Prepared, ...[transaction = {}]: Parameters<SwapControl['swap']>): Promise<boolean> {
      const { quote } = state
      if (quote === undefined) return false
      const { order, approvals, execution } = prepared
      const isCurrent = form.mark()
      quotes.stop()
      const { end, isWaiting } = beginTransaction(modal, transaction)
      const emitStatus = execution.statusEmitter(order)
      emitStatus('initiated')
      const status = approvals.length > 0 ? 'approving' : 'signing'
      patch(state, { status, loading: true, quoting: false, error: undefined })
      const show: Sent['show'] = (next) => {
        if (isCurrent()) state.status = next
      }
      const sent = { isCurrent, emitStatus, show, execution }
      try {
        const minimum = minimumOf(quote.toAmount, order.slippage)
        const answer = await execution.run(prepared, { minimum, isWaiting, show })
        if (answer === undefined) {
          if (isCurrent()) draft.change()
          return false
        }
        state.unanswered = undefined
        if (isCurrent()) patch(state, { status: 'sent', hash: answer.hash, loading: false })
        end('success')
        if (answer.batch) void followBatch(order, answer.batch.id, sent)
        else execution.follow(answer.hash, order, emitStatus)
        return true
      } catch (cause) {
        if (isUnanswered(cause)) waitFor(order, sent)
        fail(cause, sent)
        end('error')
        return false
      }
    },

    /** Waits no longer for a wallet that has not answered. */
    forget() {
      unanswered.forget()
      state.unanswered = undefined
    },
  }
}
