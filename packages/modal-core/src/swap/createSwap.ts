import { findSender } from '../actions/findSender.ts'
import { createForm } from '../form/createForm.ts'
import type { Modal } from '../types/modal.ts'
import type { Server } from '../types/server.ts'
import type { SwapControl, SwapState, SwapToken } from '../types/swap.ts'
import { parseUrl } from '../utils/floor.ts'
import { writeAmount } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { createConvertClient } from '../wire/createConvertClient.ts'
import { createPictures } from '../wire/createPictures.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { createDraft } from './createDraft.ts'
import type { Execution } from './createExecution.ts'
import { createPreview, EDITABLE } from './createPreview.ts'
import { createSubmission } from './createSubmission.ts'
import { createTokens } from './createTokens.ts'
import type { SwapTools } from './types.ts'
import { isSameAccount } from './wireAssets.ts'

/** Statuses with an open request: the network is followed again once the wallet has answered. */
const BUSY: readonly SwapState['status'][] = ['approving', 'approvalSent', 'approvalShared', 'signing']

export type CreateSwapParameters = {
  modal: Modal
  state: SwapState
  tools: SwapTools
  server: Server
  spenders: readonly string[] | undefined
  cleanName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
}

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
  const { events } = modal
  const form = createForm({ modal, schedule })
  const supported = modal.servers.supportedChains
  const wire = { baseUrl, projectId, signal: form.signal }
  const client = createConvertClient({ ...wire, supported })
  const pictures = createPictures(createWireClient(wire))
  const tokens = createTokens({
    modal,
    state,
    isAddress: tools.isAddress,
    client,
    pictures,
    cleanName,
    origin: parseUrl(baseUrl)?.origin,
    onError: form.raise,
  })
  const draft = createDraft({ modal, state, form, wire, supported, schedule })
  const plans = createPreview({ modal, state, form, draft, loadExecution })
  const submission = createSubmission({ modal, state, form, draft, tools })
  const { quotes, change } = draft
  let execution: Execution | undefined

  /** Loads the code that plans and sends, with the first preview. */
  async function loadExecution() {
    const { createExecution } = await import('./createExecution.ts')
    execution ??= createExecution({ modal, state, client, tools, spenders, schedule })
    return execution
  }

  /** An amount of a token as the user would type it. */
  const write = (amount: bigint, token: SwapState['toToken']) =>
    token === undefined ? '' : writeAmount(amount, token.decimals, modal.state.options.locale)

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
      const most = await plans.most(change())
      if (most !== undefined) control.setAmount(most)
    },

    findToken: tokens.find,

    acceptImpact(isAccepted) {
      state.isImpactAccepted = isAccepted
      if (state.error?.code === 'impact') state.error = undefined
    },

    preview: plans.preview,
    accept: plans.accept,

    async swap(transaction) {
      const prepared = plans.find()
      return prepared !== undefined && submission.swap(prepared, transaction)
    },

    reset() {
      quotes.stop()
      patch(state, { sourceToken: undefined, toToken: undefined, sourceTokenAmount: '' })
      change()
    },
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

  form.onEnd(
    events.on('accountChange', onAccount),
    events.on('networkChange', onNetwork),
    events.on('disconnect', () => {
      submission.forget()
      control.reset()
    }),
    pictures.destroy,
    () => execution?.stop(),
  )
  return { ...control, destroy: form.destroy }
}

const isSameToken = (one: SwapToken, other: SwapToken | undefined) =>
  one.chainId === other?.chainId && isSameAccount(one.address ?? '', other.address ?? '')
