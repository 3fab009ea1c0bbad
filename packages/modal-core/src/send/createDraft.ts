import type { Form } from '../form/createForm.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { Modal } from '../types/modal.ts'
import type { SendError, SendState } from '../types/send.ts'
import { patch } from '../utils/patch.ts'
import { findAccount } from './findAccount.ts'

type CreateDraftParameters = { modal: Modal; state: SendState; form: Form }

export type Draft = ReturnType<typeof createDraft>

/** The transfer that is being filled in, and the account that makes it. */
export function createDraft({ modal, state, form }: CreateDraftParameters) {
  const { balance } = modal

  const find = () => findAccount(modal)

  /** The current entry of a token in the account. A list that is being read, or that has no such token, changes nothing. */
  function newest(token: TokenBalance | undefined): TokenBalance | undefined {
    const { current } = balance.state
    const isSame = (one: TokenBalance) => one.chainId === token?.chainId && one.address === token.address
    return (current.status === 'ready' && current.tokens.find(isSame)) || token
  }

  function findCurrency(): TokenBalance | undefined {
    const { current } = balance.state
    return current.status === 'ready'
      ? current.tokens.find(({ address }) => address === undefined)
      : undefined
  }

  return {
    find,
    findCurrency,

    /** Forgets what was built on the form as it was. */
    change() {
      patch(state, {
        status: 'editing',
        fee: undefined,
        deposit: undefined,
        warning: undefined,
        hash: undefined,
        loading: false,
        error: undefined,
      })
      state.token = newest(state.token)
      state.networkBalanceInUsd = findCurrency()?.value
      state.isOwnAddress = state.receiverAddress?.toLowerCase() === find()?.sender.address.toLowerCase()
      return form.change()
    },

    refuse(error: SendError): false {
      patch(state, { status: 'editing', loading: false, error })
      return false
    },
  }
}
