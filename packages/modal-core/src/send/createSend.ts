import { emitError } from '../actions/emitError.ts'
import { findServer } from '../actions/findServer.ts'
import { ResolveNameError } from '../errors/requestErrors.ts'
import { createForm } from '../form/createForm.ts'
import type { Sending } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { SendControl, SendState } from '../types/send.ts'
import type { ServerParameters } from '../types/server.ts'
import { writeAmount } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { checkSend } from './checkSend.ts'
import { createDraft } from './createDraft.ts'
import { createNames } from './createNames.ts'
import { createOffers, type Offer } from './createOffers.ts'
import { createReceiver } from './createReceiver.ts'
import { createSendings } from './createSendings.ts'
import { createSubmission } from './createSubmission.ts'
import { emptyForm } from './emptyForm.ts'
import { readOther, readReceiver } from './readReceiver.ts'
import { formError } from './sendErrors.ts'
import type { ResolveName, SendTools } from './types.ts'

/** Names are looked up by the server, if the dapp names one, after `resolveName`. */
type CreateSendParameters = ServerParameters & {
  modal: Modal
  state: SendState
  tools: SendTools
  resolveName?: ResolveName | undefined
  cleanProfileName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
}

/** The flow of sending: its code is loaded when a view first calls it. */
export function createSend({
  modal,
  state,
  tools,
  resolveName,
  cleanProfileName,
  schedule = pageSchedule,
  ...parameters
}: CreateSendParameters) {
  const { endpoint = modal.servers.chain } = parameters
  const server = endpoint && findServer(modal, { feature: 'send', name: 'chain', ...parameters })
  const form = createForm({ modal, schedule })
  const draft = createDraft({ modal, state, form })
  const sendings = createSendings()
  const offers = createOffers({ modal, state, draft, sendings })
  const submission = createSubmission({ modal, state, form, draft, tools })
  const { find, change, refuse } = draft
  /** The transfer that the preview has shown, until the form is changed. */
  let offered: { offer: Offer; isCurrent: () => boolean } | undefined
  const names = createNames({
    resolveName,
    cleanProfileName,
    server: server || undefined,
    supported: modal.servers.supportedChains,
    alerts: modal.alerts,
  })
  const receiver = createReceiver({
    names,
    state,
    cleanProfileName,
    schedule,
    findReader() {
      const { loadSending, sender } = find() ?? {}
      if (loadSending === undefined || sender === undefined)
        return (text) => readReceiver(text, tools.checksum)
      const toReader = (sending: Sending) => (text: string) => readOther(text, sending, sender.network)
      const loaded = sendings.find(loadSending)
      return loaded ? toReader(loaded) : sendings.load(loadSending).then(toReader)
    },
    findNetwork: () => find()?.sender.network,
    fail(code, cause) {
      if (code === 'name') emitError(modal, new ResolveNameError({ cause }))
      state.error = formError(code)
    },
  })

  /** An amount of the token as the user would type it. */
  const write = (amount: bigint) =>
    state.token === undefined ? '' : writeAmount(amount, state.token.decimals, modal.state.options.locale)

  const control: SendControl = {
    setToken(token) {
      state.token = token && { ...token }
      change()
    },

    setAmount(amount) {
      state.sendTokenAmount = typeof amount === 'string' ? amount : write(amount)
      change()
    },

    setReceiver(text) {
      receiver.set(text)
      change()
    },

    async useMax() {
      const most = await offers.most(change())
      if (most !== undefined) control.setAmount(most)
    },

    async preview() {
      const isCurrent = change()
      state.loading = true
      await receiver.settle()
      if (!isCurrent()) return false
      const transaction = checkSend({
        form: state,
        sender: find()?.sender,
        receiverCode: receiver.issue().code,
        locale: modal.state.options.locale,
      })
      if (typeof transaction === 'string') {
        const isReceiver = state.receiverAddress === undefined && transaction === receiver.issue().code
        return refuse({ ...formError(transaction), ...(isReceiver && { problem: receiver.issue().problem }) })
      }
      const offer = await offers.offer(isCurrent, transaction)
      if (offer === undefined) return false
      offered = { offer, isCurrent }
      const { fee, deposit, warning } = offer
      patch(state, { status: 'ready', fee, deposit, warning, loading: false })
      state.isOwnAddress = state.receiverAddress?.toLowerCase() === transaction.address.toLowerCase()
      return true
    },

    async send(transaction) {
      if (state.status !== 'ready' || !offered?.isCurrent()) return false
      return submission.send(offered.offer, transaction)
    },

    reset() {
      receiver.set('')
      patch(state, emptyForm())
      change()
    },
  }

  form.onEnd(
    modal.events.on('disconnect', () => {
      submission.forget()
      control.reset()
    }),
    receiver.stop,
    names.destroy,
  )
  return { ...control, destroy: form.destroy }
}
