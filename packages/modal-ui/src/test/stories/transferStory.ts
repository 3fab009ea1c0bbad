import {
  type NetworkInput,
  open,
  type PreparedTransfer,
  type SendControl,
  type Sending,
  type WalletProblem,
} from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { bsc, createFakeSend, type FakeAdapter } from '@foyer/modal-core/test'
import { modalStory } from './modalStory.ts'
import { reached } from './sendStory.ts'

type TransferStoryParameters = {
  adapter: FakeAdapter
  network: NetworkInput
  report: () => void
  /** The place among the account's tokens. Default the first. */
  token?: number
  amount: string
  receiver: string
  /** The chain's word on the transfer, or why it would refuse it. */
  answer: Partial<PreparedTransfer> | { problem: WalletProblem }
}

/** A story of a transfer outside EVM: its preview, or the form that says why there is none. */
export function transferStory(parameters: TransferStoryParameters) {
  const { adapter, network, report, token = 0, amount, receiver, answer } = parameters
  const sending: Sending = {
    readReceiver: (text) => ({ kind: 'address', address: text }),
    async prepare() {
      if ('problem' in answer) throw Object.assign(new TransferFailure(), answer)
      return { fee: undefined, ...answer, send: () => new Promise(() => {}) }
    },
    most: async () => 0n,
    isTransactionId: (value): value is string => typeof value === 'string',
    follow: () => () => {},
  }
  return modalStory({
    networks: [bsc, network],
    defaultNetwork: network,
    adapters: [Object.assign(adapter, { loadSending: async () => sending })],
    features: [createFakeSend().feature],
    async act({ modal }) {
      const control = modal.controls.send as SendControl
      report()
      await open(modal)
      modal.router.push({ view: 'WalletSend' })
      await reached(modal, () => modal.state.send?.token !== undefined)
      const { current } = modal.state.balance
      control.setToken(current.status === 'ready' ? current.tokens[token] : undefined)
      control.setAmount(amount)
      control.setReceiver(receiver)
      if (await control.preview()) modal.router.push({ view: 'WalletSendPreview' })
    },
  })
}

class TransferFailure extends BaseError {
  constructor() {
    super('The transfer would fail')
  }
}
