import { emitError } from '../actions/emitError.ts'
import { findSender } from '../actions/findSender.ts'
import { BaseError } from '../errors/errors.ts'
import type { Form } from '../form/createForm.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapErrorCode, SwapState, SwapToken } from '../types/swap.ts'
import { patch } from '../utils/patch.ts'
import type { Schedule } from '../utils/schedule.ts'
import { createQuotes } from './createQuotes.ts'
import { readOrder } from './readOrder.ts'
import { readQuote } from './readQuote.ts'
import { codeOf, toError, toSwapFailed } from './swapErrorOf.ts'
import { isSameAccount } from './wireAssets.ts'

/** The part of the agreed result, in per mille, below which the user has to agree to a quote again. */
const MIN_AGREED_PER_MILLE = 995n
/** The form after a change: its quote, and all that was built on it, are gone. */
const UNQUOTED_FORM = {
  status: 'editing',
  quote: undefined,
  quoting: false,
  isImpactAccepted: false,
  loading: false,
  needsApproval: undefined,
  fee: undefined,
  hash: undefined,
  error: undefined,
} as const satisfies Partial<SwapState>

type CreateDraftParameters = Pick<Parameters<typeof readQuote>[0], 'wire' | 'supported'> & {
  modal: Modal
  state: SwapState
  form: Form
  schedule: Schedule
}

export type Draft = ReturnType<typeof createDraft>

/** The swap that is being filled in, and its quote. */
export function createDraft({ modal, state, form, wire, supported, schedule }: CreateDraftParameters) {
  const quotes = createQuotes({ read, schedule })
  /** True if the form's error is about a missing quote: the next quote then clears it. */
  let isQuoteMissing = false
  /** The amount that the user has agreed to. */
  let agreed: bigint | undefined

  const findOrder = () => readOrder(state, findSender(modal)?.sender, modal.state.options.locale)

  /** Returns a token with the account's present balance of it. */
  function newest<token extends SwapToken | undefined>(token: token): token {
    const { current } = modal.balance.state
    const held =
      current.status === 'ready'
        ? current.tokens.find(
            (one) => one.chainId === token?.chainId && isSameAccount(one.address ?? '', token.address ?? ''),
          )
        : undefined
    return token && held ? { ...token, amount: held.amount, price: held.price, value: held.value } : token
  }

  function refuse(code: SwapErrorCode): false {
    isQuoteMissing = false
    patch(state, { status: 'editing', loading: false, error: toError(code) })
    return false
  }

  /** Says why something failed that was asked for, and tells the dapp unless the user rejected it. */
  function report(cause: unknown): SwapErrorCode {
    form.raise(cause)
    const code = codeOf(cause)
    emitError(modal, cause instanceof BaseError ? cause : toSwapFailed(code, cause))
    return code
  }

  async function read(signal: AbortSignal) {
    const order = findOrder()
    if (typeof order === 'string') return
    state.quoting = true
    try {
      const quote = await readQuote({ order, wire, supported, signal })
      if (signal.aborted) return
      state.quote = quote
      if (isQuoteMissing) state.error = undefined
      const isWorse = agreed !== undefined && quote.toAmount * 1_000n < agreed * MIN_AGREED_PER_MILLE
      if (state.status === 'ready' && isWorse) state.status = 'moved'
    } catch (cause) {
      if (signal.aborted || form.signal.aborted) return
      state.quote = undefined
      refuse(report(cause))
      isQuoteMissing = true
    } finally {
      if (!signal.aborted) state.quoting = false
    }
  }

  form.onEnd(quotes.destroy)

  return {
    quotes,
    findOrder,
    refuse,
    report,

    agree(amount: bigint) {
      agreed = amount
    },

    /** Forgets what was built on the form as it was, and asks for its quote. */
    change() {
      agreed = undefined
      isQuoteMissing = false
      patch(state, {
        ...UNQUOTED_FORM,
        sourceToken: newest(state.sourceToken),
        toToken: newest(state.toToken),
      })
      const isCurrent = form.change()
      const order = findOrder()
      if (typeof order === 'string') {
        quotes.stop()
        if (order !== 'token' && order !== 'required') state.error = toError(order)
        return isCurrent
      }
      if (order.amount > order.from.amount) state.error = toError('balance')
      state.quoting = true
      quotes.askSoon()
      return isCurrent
    },
  }
}
