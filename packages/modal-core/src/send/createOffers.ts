import { emitError } from '../actions/emitError.ts'
import { BaseError } from '../errors/errors.ts'
import { EstimateGasError } from '../errors/requestErrors.ts'
import type { PreparedTransfer, Sending, TransferParameters } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { SendState } from '../types/send.ts'
import { patch } from '../utils/patch.ts'
import type { Draft } from './createDraft.ts'
import type { Sendings } from './createSendings.ts'
import { canPay, maxOf } from './fee.ts'
import { formError, transferError } from './sendErrors.ts'

/** A transfer as the preview shows it. `sending` is there outside EVM. */
export type Offer = PreparedTransfer & { transaction: TransferParameters; sending: Sending | undefined }

type CreateOffersParameters = { modal: Modal; state: SendState; draft: Draft; sendings: Sendings }

type IsCurrent = () => boolean

/** Asks what transfers cost, and whether the account can pay that. Without an answer the state says why. */
export function createOffers({ modal, state, draft, sendings }: CreateOffersParameters) {
  const { find, findCurrency, refuse } = draft

  /** Asks for a fee or more. Undefined after a change of the form, and after a failure. */
  async function estimate<answer>(
    isCurrent: IsCurrent,
    ask: () => Promise<answer>,
  ): Promise<answer | undefined> {
    patch(state, { status: 'estimating', loading: true })
    try {
      const answer = await ask()
      return isCurrent() ? answer : undefined
    } catch (cause) {
      const isKnown = cause instanceof BaseError && cause.problem !== undefined
      const error = isKnown ? cause : new EstimateGasError({ cause })
      const refusal = transferError(error)
      // A form that has to be changed is no error.
      if (refusal.code === 'estimate') emitError(modal, error)
      if (isCurrent()) refuse(refusal)
      return undefined
    }
  }

  const askFee = (isCurrent: IsCurrent, transaction: TransferParameters) =>
    estimate(isCurrent, async () => find()?.estimateFee?.(transaction))

  return {
    /** Undefined where the transfer is not possible. */
    async offer(isCurrent: IsCurrent, transaction: TransferParameters): Promise<Offer | undefined> {
      const { loadSending } = find() ?? {}
      if (loadSending !== undefined)
        return estimate(isCurrent, async () => {
          const sending = await sendings.load(loadSending)
          return { ...(await sending.prepare(transaction)), transaction, sending }
        })
      const fee = await askFee(isCurrent, transaction)
      if (fee === undefined) return undefined
      const currency = findCurrency()
      if (currency !== undefined && !canPay(transaction, currency.amount, fee))
        return void refuse(formError('fee'))
      const send = async () => (await find()?.sendTransaction?.(transaction)) ?? ''
      return { fee, send, transaction, sending: undefined }
    },

    /** The most of the form's token that the account can send. */
    async most(isCurrent: IsCurrent): Promise<bigint | undefined> {
      const { token, receiverAddress } = state
      const { sender, loadSending } = find() ?? {}
      if (token === undefined) return void refuse(formError('token'))
      if (token.address !== undefined) return token.amount
      if (sender === undefined) return void refuse(formError('unsupportedChain'))
      const to = receiverAddress ?? sender.address
      const call = { type: 'transfer', token: undefined, to, amount: 0n } as const
      if (loadSending !== undefined)
        return estimate(isCurrent, async () => (await sendings.load(loadSending)).most({ ...sender, call }))
      const fee = await askFee(isCurrent, { ...sender, call })
      if (fee === undefined) return undefined
      const most = maxOf(token.amount, fee)
      return most === 0n ? void refuse(formError('fee')) : most
    },
  }
}
