import { findSender } from '../actions/findSender.ts'
import { EstimateGasError } from '../errors/requestErrors.ts'
import type { Form } from '../form/createForm.ts'
import { MOST_IMPACT } from '../selectors/impacts.ts'
import { maxOf } from '../send/fee.ts'
import type { Call } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapState } from '../types/swap.ts'
import { patch } from '../utils/patch.ts'
import type { Plan } from './createBuilder.ts'
import type { Draft } from './createDraft.ts'
import type { Execution } from './createExecution.ts'
import { SwapStop } from './swapErrorOf.ts'
import type { Swapper } from './types.ts'

/** "Max" keeps this many transfer fees of the network's currency, for this swap and the next. */
const RESERVED_FEES = 20n
/** Statuses in which a preview may start. */
export const EDITABLE: readonly SwapState['status'][] = ['editing', 'ready', 'moved', 'failed']

type CreatePreviewParameters = {
  modal: Modal
  state: SwapState
  form: Form
  draft: Draft
  loadExecution: () => Promise<Execution>
}

/** A plan that the preview shows, with the code that carries it out. */
export type Prepared = Plan & { execution: Execution }

/** Plans a swap, and has the user agree to it. */
export function createPreview({ modal, state, form, draft, loadExecution }: CreatePreviewParameters) {
  const { quotes, findOrder, refuse, report } = draft
  /** The plan that the preview has shown, until the form is changed. */
  let shown: { prepared: Prepared; isCurrent: () => boolean } | undefined

  async function estimate(sender: Swapper, call: Call): Promise<bigint> {
    const found = findSender(modal)
    if (found === undefined) throw new SwapStop('unsupportedChain')
    return found.estimateFee({ ...sender, call }).catch((cause: unknown) => {
      throw new EstimateGasError({ cause })
    })
  }

  const isImpactOpen = ({ priceImpact = 0 }: { priceImpact?: number | undefined }) =>
    priceImpact > MOST_IMPACT && !state.isImpactAccepted

  return {
    /** The plan to which the user has agreed. */
    find: () => (state.status === 'ready' && shown?.isCurrent() ? shown.prepared : undefined),

    /** The most of the token that the account can swap. Without an answer the state says why. */
    async most(isCurrent: () => boolean): Promise<bigint | undefined> {
      const { sourceToken: token } = state
      const { sender } = findSender(modal) ?? {}
      if (token === undefined) return void refuse('token')
      if (token.address !== undefined) return token.amount
      if (sender === undefined) return void refuse('unsupportedChain')
      const call = { type: 'transfer', token: undefined, to: sender.address, amount: 0n } as const
      const fee = await estimate(sender, call).catch((cause: unknown) => {
        const code = report(cause)
        if (isCurrent()) refuse(code)
      })
      if (fee === undefined || !isCurrent()) return undefined
      const most = maxOf(token.amount, fee * RESERVED_FEES)
      return most === 0n ? void refuse('fee') : most
    },

    async preview(): Promise<boolean> {
      if (!EDITABLE.includes(state.status)) return false
      const isCurrent = form.mark()
      const order = findOrder()
      if (typeof order === 'string') return refuse(order)
      patch(state, { status: 'preparing', loading: true, error: undefined })
      await quotes.settle(state.quoting || state.quote !== undefined)
      if (!isCurrent()) return false
      const { quote } = state
      // A missing quote has set the error already.
      if (quote === undefined) return false
      if (order.amount > order.from.amount) return refuse('balance')
      if (isImpactOpen(quote)) return refuse('impact')
      try {
        const execution = await loadExecution()
        const currency = await execution.checkTokens(order)
        const plan = await execution.plan(order, quote.minimum, (call) => estimate(order.swapper, call))
        if (!isCurrent()) return false
        const value = order.from.address === undefined ? order.amount : 0n
        if (currency !== undefined && value + plan.fee > currency) return refuse('fee')
        shown = { prepared: { ...plan, execution }, isCurrent }
        draft.agree(quote.toAmount)
        const { fee, approvals } = plan
        patch(state, { status: 'ready', fee, needsApproval: approvals.length > 0, loading: false })
        return true
      } catch (cause) {
        if (!isCurrent()) return false
        const code = cause instanceof SwapStop ? cause.code : report(cause)
        if (code === 'priceMoved') quotes.askSoon()
        return refuse(code)
      }
    },

    async accept(): Promise<boolean> {
      const { status, quote } = state
      if (status !== 'moved' || !shown?.isCurrent() || quote === undefined) return false
      if (isImpactOpen(quote)) return refuse('impact')
      draft.agree(quote.toAmount)
      state.status = 'ready'
      return true
    },
  }
}
