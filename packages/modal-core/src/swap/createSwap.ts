import { beginTransaction } from '../actions/beginTransaction.ts'
import { emitError } from '../actions/emitError.ts'
import { findSender } from '../actions/findSender.ts'
import { BaseError } from '../errors/BaseError.ts'
import { EstimateGasError, UserRejectedError } from '../errors/requestErrors.ts'
import { MOST_IMPACT } from '../selectors/impacts.ts'
import { maxOf } from '../send/fee.ts'
import { isUnanswered, watchUnanswered } from '../send/watchUnanswered.ts'
import type { Call } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Server } from '../types/server.ts'
import type { SwapControl, SwapErrorCode, SwapState, SwapToken } from '../types/swap.ts'
import { parseUrl } from '../utils/floor.ts'
import { writeAmount } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { createConvertClient } from '../wire/createConvertClient.ts'
import { createPictures } from '../wire/createPictures.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import type { Plan } from './createBuilder.ts'
import type { Execution } from './createExecution.ts'
import { createQuotes } from './createQuotes.ts'
import { createTokens } from './createTokens.ts'
import type { EmitStatus } from './createTracker.ts'
import { minimumOf, readOrder } from './readOrder.ts'
import { readQuote } from './readQuote.ts'
import { codeOf, SwapStop, toError, toSwapFailed } from './swapErrorOf.ts'
import type { Order, Swapper, SwapTools } from './types.ts'
import { isSameAccount } from './wireAssets.ts'

/** The part of the agreed result, in per mille, below which the user has to agree to a quote again. */
const MIN_AGREED_PER_MILLE = 995n
/** "Max" keeps this many transfer fees of the network's currency, for this swap and the next. */
const RESERVED_FEES = 20n
/** Statuses in which a preview may start. */
const EDITABLE: readonly SwapState['status'][] = ['editing', 'ready', 'moved', 'failed']
/** Statuses with an open request: the network is followed again once the wallet has answered. */
const BUSY: readonly SwapState['status'][] = ['approving', 'approvalSent', 'approvalShared', 'signing']
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

export type CreateSwapParameters = {
  modal: Modal
  state: SwapState
  tools: SwapTools
  server: Server
  spenders: readonly string[] | undefined
  cleanName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
}

/** A swap that was sent to the wallet: `revision` is that of its form. */
type Sent = { revision: number; emitStatus: EmitStatus }
type Show = (status: SwapState['status']) => void
type ShownSent = Sent & { show: Show; execution: Execution }

/** The flow of swapping: its code is loaded when a view first calls it. */
export function createSwap({
  modal,
  state,
  tools,
  server: { endpoint: baseUrl, projectId },
  spenders,
  cleanName,
  schedule = pageSchedule,
}: CreateSwapParameters) {
  const { alerts, balance, events } = modal
  const ended = new AbortController()
  const { raise } = createServerAlert({ alerts, signal: ended.signal, isTold: true })
  const supported = modal.servers.supportedChains
  const wire = { baseUrl, projectId, signal: ended.signal }
  const client = createConvertClient({ ...wire, supported })
  const pictures = createPictures(createWireClient(wire))
  const unanswered = watchUnanswered(modal)
  const tokens = createTokens({
    state,
    client,
    pictures,
    cleanName,
    origin: parseUrl(baseUrl)?.origin,
    onError: raise,
  })
  const quotes = createQuotes({ read, schedule })
  let execution: Execution | undefined
  /** Counts changes of the form, so that answers to an earlier revision are ignored. */
  let currentRevision = 0
  /** The plan that the preview has shown, and the amount that the user has agreed to. */
  let prepared: (Plan & { agreed: bigint; execution: Execution }) | undefined
  /** True if the form's error is about a missing quote: the next quote then clears it. */
  let isQuoteMissing = false

  /** An amount of a token as the user would type it. */
  const write = (amount: bigint, token: SwapState['toToken']) =>
    token === undefined ? '' : writeAmount(amount, token.decimals, modal.state.options.locale)

  const findOrder = () => readOrder(state, findSender(modal)?.sender, modal.state.options.locale)

  /** Returns a token with the account's present balance of it. */
  function newest<token extends SwapToken | undefined>(token: token): token {
    const { current } = balance.state
    const held =
      current.status === 'ready'
        ? current.tokens.find(
            (one) => one.chainId === token?.chainId && isSameAccount(one.address ?? '', token.address ?? ''),
          )
        : undefined
    return token && held ? { ...token, amount: held.amount, price: held.price, value: held.value } : token
  }

  function change() {
    prepared = undefined
    isQuoteMissing = false
    patch(state, {
      ...UNQUOTED_FORM,
      sourceToken: newest(state.sourceToken),
      toToken: newest(state.toToken),
    })
    currentRevision++
    const order = findOrder()
    if (typeof order === 'string') {
      quotes.stop()
      if (order !== 'token' && order !== 'required') state.error = toError(order)
      return
    }
    if (order.amount > order.from.amount) state.error = toError('balance')
    state.quoting = true
    quotes.askSoon()
  }

  function refuse(code: SwapErrorCode): false {
    isQuoteMissing = false
    patch(state, { status: 'editing', loading: false, error: toError(code) })
    return false
  }

  /** Says why something failed that was asked for, and tells the dapp unless the user rejected it. */
  function report(cause: unknown): SwapErrorCode {
    raise(cause)
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
      const isWorse =
        prepared !== undefined && quote.toAmount * 1_000n < prepared.agreed * MIN_AGREED_PER_MILLE
      if (state.status === 'ready' && isWorse) state.status = 'moved'
    } catch (cause) {
      if (signal.aborted || ended.signal.aborted) return
      state.quote = undefined
      refuse(report(cause))
      isQuoteMissing = true
    } finally {
      if (!signal.aborted) state.quoting = false
    }
  }

  async function estimate(sender: Swapper, call: Call): Promise<bigint> {
    const found = findSender(modal)
    if (found === undefined) throw new SwapStop('unsupportedChain')
    return found.estimateFee({ ...sender, call }).catch((cause: unknown) => {
      throw new EstimateGasError({ cause })
    })
  }

  /** Loads the code that plans and sends, with the first preview. */
  async function loadExecution() {
    const { createExecution } = await import('./createExecution.ts')
    execution ??= createExecution({ modal, state, client, tools, spenders, schedule })
    return execution
  }

  const control: SwapControl = {
    load: () => tokens.load(findSender(modal)?.sender.network.caipNetworkId),
    setVisible: quotes.setVisible,

    setSourceToken(token) {
      if (token && isSameToken(token, state.toToken)) state.toToken = state.sourceToken
      state.sourceToken = token && { ...token }
      change()
    },

    setToToken(token) {
      if (token && isSameToken(token, state.sourceToken)) state.sourceToken = state.toToken
      state.toToken = token && { ...token }
      change()
    },

    setAmount(amount) {
      state.sourceTokenAmount = typeof amount === 'string' ? amount : write(amount, state.sourceToken)
      change()
    },

    setSlippage(text) {
      state.slippage = text
      change()
    },

    flip() {
      const { sourceToken, toToken, quote } = state
      state.sourceTokenAmount = quote ? write(quote.toAmount, toToken) : ''
      patch(state, { sourceToken: toToken, toToken: sourceToken })
      change()
    },

    async useMax() {
      change()
      const revision = currentRevision
      const { sourceToken: token } = state
      const { sender } = findSender(modal) ?? {}
      if (token === undefined) return void refuse('token')
      if (token.address !== undefined) return control.setAmount(token.amount)
      if (sender === undefined) return void refuse('unsupportedChain')
      const call = { type: 'transfer', token: undefined, to: sender.address, amount: 0n } as const
      const fee = await estimate(sender, call).catch((cause: unknown) => {
        const code = report(cause)
        if (revision === currentRevision) refuse(code)
      })
      if (fee === undefined || revision !== currentRevision) return
      const max = maxOf(token.amount, fee * RESERVED_FEES)
      if (max === 0n) return void refuse('fee')
      control.setAmount(max)
    },

    async findToken(address) {
      const { sender } = findSender(modal) ?? {}
      if (sender === undefined || !tools.isAddress(address)) return undefined
      const found = await modal
        .adapterOf(sender.network.chainNamespace)
        ?.getBalances?.({ ...sender, tokens: [{ address }] })
        .catch(() => [])
      const token = found?.find((one) => one.address !== undefined)
      return token && { ...token, isListed: false }
    },

    acceptImpact(isAccepted) {
      state.isImpactAccepted = isAccepted
      if (state.error?.code === 'impact') state.error = undefined
    },

    async preview() {
      if (!EDITABLE.includes(state.status)) return false
      const revision = currentRevision
      const order = findOrder()
      if (typeof order === 'string') return refuse(order)
      patch(state, { status: 'preparing', loading: true, error: undefined })
      await quotes.settle(state.quoting || state.quote !== undefined)
      if (revision !== currentRevision) return false
      const { quote } = state
      // A missing quote has set the error already.
      if (quote === undefined) return false
      if (order.amount > order.from.amount) return refuse('balance')
      if ((quote.priceImpact ?? 0) > MOST_IMPACT && !state.isImpactAccepted) return refuse('impact')
      try {
        const execution = await loadExecution()
        const currency = await execution.checkTokens(order)
        const plan = await execution.plan(order, quote.minimum, (call) => estimate(order.swapper, call))
        if (revision !== currentRevision) return false
        const value = order.from.address === undefined ? order.amount : 0n
        if (currency !== undefined && value + plan.fee > currency) return refuse('fee')
        prepared = { ...plan, agreed: quote.toAmount, execution }
        const { fee, approvals } = plan
        patch(state, { status: 'ready', fee, needsApproval: approvals.length > 0, loading: false })
        return true
      } catch (cause) {
        if (revision !== currentRevision) return false
        const code = cause instanceof SwapStop ? cause.code : report(cause)
        if (code === 'priceMoved') quotes.askSoon()
        return refuse(code)
      }
    },

    async accept() {
      const { status, quote } = state
      if (status !== 'moved' || prepared === undefined || quote === undefined) return false
      if ((quote.priceImpact ?? 0) > MOST_IMPACT && !state.isImpactAccepted) return refuse('impact')
      prepared.agreed = quote.toAmount
      state.status = 'ready'
      return true
    },

    async swap(transaction = {}) {
      const plan = prepared
      const { quote } = state
      if (state.status !== 'ready' || plan === undefined || quote === undefined) return false
      const { order, approvals, execution } = plan
      const revision = currentRevision
      quotes.stop()
      const { end, isWaiting } = beginTransaction(modal, transaction)
      const emitStatus = execution.statusEmitter(order)
      emitStatus('initiated')
      const status = approvals.length > 0 ? 'approving' : 'signing'
      patch(state, { status, loading: true, quoting: false, error: undefined })
      const show: Show = (next) => {
        if (revision === currentRevision) state.status = next
      }
      try {
        const minimum = minimumOf(quote.toAmount, order.slippage)
        const answer = await execution.run(plan, { minimum, isWaiting, show })
        if (answer === undefined) {
          if (revision === currentRevision) change()
          return false
        }
        state.unanswered = undefined
        if (revision === currentRevision) patch(state, { status: 'sent', hash: answer.hash, loading: false })
        end('success')
        if (answer.batch) void followBatch(order, answer.batch.id, { revision, emitStatus, show, execution })
        else execution.follow(answer.hash, order, emitStatus)
        return true
      } catch (cause) {
        if (isUnanswered(cause)) waitFor(order, { revision, emitStatus, show, execution })
        fail(cause, { revision, emitStatus })
        end('error')
        return false
      }
    },

    reset() {
      quotes.stop()
      patch(state, { sourceToken: undefined, toToken: undefined, sourceTokenAmount: '' })
      change()
    },
  }

  /** The wallet sends several calls as one: it says later what their hash is. */
  async function followBatch(order: Order, id: string, sent: ShownSent) {
    try {
      const { show, execution } = sent
      const hash = await execution.findHash(order.swapper, id, { show, ended: ended.signal })
      if (sent.revision === currentRevision) state.hash = hash
      execution.follow(hash, order, sent.emitStatus)
    } catch (cause) {
      fail(cause, sent)
    }
  }

  /** Takes up what the wallet sends after the page has stopped waiting for it: an approval swaps nothing. */
  function waitFor(order: Order, sent: ShownSent) {
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
        const isShown = sent.revision === currentRevision && state.status === 'failed'
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

  function fail(cause: unknown, { revision, emitStatus }: Sent) {
    const code = report(cause)
    emitStatus(cause instanceof UserRejectedError ? 'rejected' : 'error')
    if (revision !== currentRevision) return
    prepared = undefined
    refuse(code)
    state.status = 'failed'
    // The form is shown again, with another quote.
    quotes.askSoon()
  }

  /** Ends an agreement with the account or the network. A request that the wallet already has ends with its answer. */
  function onAccount() {
    if (EDITABLE.includes(state.status) || state.status === 'preparing') change()
  }

  function onNetwork() {
    if (BUSY.includes(state.status)) return
    control.reset()
    if (state.tokens.status !== 'idle') void control.load()
  }

  const stops = [
    events.on('accountChange', onAccount),
    events.on('networkChange', onNetwork),
    events.on('disconnect', () => {
      unanswered.forget()
      state.unanswered = undefined
      control.reset()
    }),
    unanswered.stop,
  ]

  return {
    ...control,
    destroy() {
      for (const stop of stops) stop()
      ended.abort()
      quotes.destroy()
      pictures.destroy()
      execution?.stop()
      tools.stop()
    },
  }
}

const isSameToken = (one: SwapToken, other: SwapToken | undefined) =>
  one.chainId === other?.chainId && isSameAccount(one.address ?? '', other.address ?? '')
