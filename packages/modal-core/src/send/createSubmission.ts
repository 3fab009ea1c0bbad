import { askWallet } from '../actions/askWallet.ts'
import { beginTransaction } from '../actions/beginTransaction.ts'
import { emitError } from '../actions/emitError.ts'
import { loadBalance } from '../actions/loadBalance.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import { AccountChangedError } from '../errors/AccountChangedError.ts'
import type { BaseError } from '../errors/errors.ts'
import { InvalidTransactionHashError, SendTransactionError } from '../errors/requestErrors.ts'
import { type Form, failureStatus } from '../form/createForm.ts'
import type { TransferParameters } from '../types/adapter.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { SendControl, SendState } from '../types/send.ts'
import { patch } from '../utils/patch.ts'
import type { Draft } from './createDraft.ts'
import type { Offer } from './createOffers.ts'
import { walletError } from './sendErrors.ts'
import type { SendTools } from './types.ts'
import { isUnanswered, watchUnanswered } from './watchUnanswered.ts'

type CreateSubmissionParameters = {
  modal: Modal
  state: SendState
  form: Form
  draft: Pick<Draft, 'find'>
  tools: SendTools
}

type EmitStatus = (status: ModalEvents['send']['status']) => void

/** A transfer that was sent to the wallet: `isCurrent` is true while its form is shown. */
type Sent = { isCurrent: () => boolean; emitStatus: EmitStatus }

/** Has the wallet send what the preview has shown, and follows it until it is in a block. */
export function createSubmission({ modal, state, form, draft, tools }: CreateSubmissionParameters) {
  const { events } = modal
  const sent = new Set<string>()
  const unanswered = watchUnanswered(modal)

  const isTransactionId = (value: unknown, { sending }: Offer): value is string =>
    (sending?.isTransactionId ?? tools.isTransactionHash)(value)

  function follow(hash: string, { transaction: { network, address }, sending }: Offer) {
    sent.add(hash)
    if (sending === undefined) return tools.follow({ hash, network, address })
    const lastBlock = sending.lastBlockOf?.(hash)
    const stop = sending.follow({ hash, network }, (status) =>
      events.emit('transaction', { hash, chainId: network.id, status, lastBlock }),
    )
    form.onEnd(stop)
  }

  /** Requests the signature, if the wallet still has the account and network of the preview. */
  async function sign(offer: Offer): Promise<string> {
    const { transaction: wanted, send } = offer
    const { sender } = draft.find() ?? {}
    const isSame =
      sender?.address === wanted.address &&
      sender.connectorId === wanted.connectorId &&
      sender.network.caipNetworkId === wanted.network.caipNetworkId
    if (!isSame) throw new AccountChangedError()
    const hash: unknown = await send()
    if (!isTransactionId(hash, offer)) throw new InvalidTransactionHashError()
    return hash
  }

  /** Takes up what the wallet sends after the page has stopped waiting for it. */
  function waitFor(offer: Offer, { isCurrent, emitStatus }: Sent) {
    state.unanswered = 'open'
    const { address, network } = offer.transaction
    unanswered.add({
      address,
      chainId: network.caipNetworkId,
      onAnswer({ result: hash }) {
        if (!isTransactionId(hash, offer)) return
        // Another form is about something else: there it is only said.
        const isShown = isCurrent() && state.status === 'failed'
        state.unanswered = isShown ? undefined : 'sent'
        if (isShown) {
          state.status = 'sent'
          state.hash = hash
          state.error = undefined
        }
        emitStatus('success')
        follow(hash, offer)
      },
    })
  }

  /** Returns the function that emits a transfer's progress, without amounts and receivers, which are private. */
  function statusEmitter({ address, network }: TransferParameters): EmitStatus {
    const token = state.token?.symbol ?? ''
    return (status) => events.emit('send', { status, chainId: network.id, token, address })
  }

  form.onEnd(
    events.on('transaction', ({ hash, status, replacement }) => {
      if (status === 'confirmed' && sent.has(hash))
        loadBalance(modal, { isForced: true }).catch((cause) => reportLoadError(modal, cause))
      if (hash === state.hash && status !== 'pending') patch(state, { status, hash: replacement ?? hash })
    }),
    unanswered.stop,
    tools.stop,
  )

  return {
    /** Sends what the preview has shown. */
    async send(offer: Offer, ...[transaction = {}]: Parameters<SendControl['send']>): Promise<boolean> {
      const isCurrent = form.mark()
      const { end } = beginTransaction(modal, transaction)
      const emitStatus = statusEmitter(offer.transaction)
      emitStatus('initiated')
      patch(state, { status: 'signing', loading: true, error: undefined })
      try {
        const hash = await askWallet(modal, {
          key: keyOf(offer.transaction),
          ask: () => sign(offer),
          toError: (cause) => new SendTransactionError({ cause }),
        })
        if (isCurrent()) patch(state, { status: 'sent', hash, loading: false })
        state.unanswered = undefined
        emitStatus('success')
        end('success')
        follow(hash, offer)
        return true
      } catch (error) {
        emitError(modal, error)
        emitStatus(failureStatus(error))
        if (isUnanswered(error)) waitFor(offer, { isCurrent, emitStatus })
        if (isCurrent())
          patch(state, { status: 'failed', loading: false, error: walletError(error as BaseError) })
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

/** Wallets refuse a second request of the same kind, and nothing is to be sent twice. */
const keyOf = ({ address, network, call }: TransferParameters) =>
  `send ${address} ${network.caipNetworkId} ${call.token} ${call.to} ${call.amount}`
