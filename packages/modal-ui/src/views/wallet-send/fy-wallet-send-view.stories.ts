import { AccountChangedError } from '@foyer/modal-core/page'
import { ADDRESS, solana, tokenBalance } from '@foyer/modal-core/test'
import { reached, sendStory, storyTokens } from '../../test/stories/sendStory.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'
import { transferStory } from '../../test/stories/transferStory.ts'

export default { title: 'Views/WalletSend' }

export const Default = sendStory()

export const Filled = sendStory({ act: ({ fill }) => fill() })

/** A name stands with the address that it leads to. */
export const Named = sendStory({
  async act({ fill, modal }) {
    fill({ receiver: 'alice.bnb' })
    await reached(modal, () => modal.state.send?.receiverProfileName !== undefined)
  },
})

export const Resolving = sendStory({
  act({ fill, answers }) {
    answers.resolveName = () => new Promise(() => {})
    fill({ receiver: 'alice.bnb' })
  },
})

export const OwnAddress = sendStory({ act: ({ fill }) => fill({ receiver: ADDRESS }) })

export const Estimating = sendStory({
  async act({ adapter, control, fill, modal }) {
    adapter.answers.estimateFee = () => new Promise(() => {})
    fill()
    void control.preview()
    await reached(modal, () => modal.state.send?.status === 'estimating')
  },
})

export const EmptyBalance = sendStory({ balances: async () => [tokenBalance({ amount: 0n })] })

export const BalanceLoading = sendStory({ balances: () => new Promise(() => {}) })

export const BalanceFailed = sendStory({ balances: () => Promise.reject(new Error('node down')) })

/** A story of the form with an error. */
const errorStory = (differs: { token?: (typeof storyTokens)[number]; amount?: string; receiver?: string }) =>
  sendStory({
    async act({ control, fill }) {
      fill(differs)
      await control.preview()
    },
  })

export const Required = errorStory({ amount: '', receiver: '' })

export const NotEnough = errorStory({ amount: '1000000' })

export const InvalidAmount = errorStory({ amount: '1e18' })

export const NothingForTheFee = errorStory({ token: storyTokens[0], amount: '1.5' })

export const WrongChecksum = sendStory({
  async act({ answers, control, fill }) {
    answers.checksum = () => ADDRESS
    fill()
    await control.preview()
  },
})

export const ZeroAddress = errorStory({ receiver: `0x${'0'.repeat(40)}` })

export const TokenContract = errorStory({ receiver: storyTokens[1]?.address ?? '' })

export const InvalidReceiver = errorStory({ receiver: '0x1234' })

export const NameFailed = sendStory({
  async act({ answers, fill, modal }) {
    answers.resolveName = async () => undefined
    fill({ receiver: 'nobody.bnb' })
    await reached(modal, () => modal.state.send?.error !== undefined)
  },
})

export const EstimateFailed = sendStory({
  async act({ adapter, control, fill }) {
    adapter.answers.estimateFee = () => Promise.reject(new Error('execution reverted'))
    fill()
    await control.preview()
  },
})

/** A story after the wallet's answer. */
const answerStory = (answer: () => Promise<string>) =>
  sendStory({
    async act({ adapter, control, fill, preview }) {
      adapter.answers.sendTransaction = answer
      fill()
      await preview()
      await control.send()
    },
  })

const refusalStory = (refusal: object) =>
  answerStory(() => Promise.reject(Object.assign(new Error('no'), refusal)))

export const Rejected = refusalStory({ code: 4001 })

export const Busy = refusalStory({ code: -32002 })

export const NotSent = refusalStory({ code: -32603 })

export const Forbidden = refusalStory({ message: 'Requested RPC call is not allowed' })

export const InvalidAnswer = answerStory(async () => 'done')

/** The wallet has another account or network than the preview. */
export const Changed = answerStory(() => Promise.reject(new AccountChangedError()))

/** The costs of a transfer of SPL, which the account does not have. */
export const RefusedOnSolana = transferStory({
  ...createStorySolana(),
  network: solana,
  token: 1,
  amount: '7.5',
  receiver: '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE',
  answer: {
    problem: {
      code: 'feeShort',
      wallet: '',
      network: 'Solana',
      amount: { units: 2_044_280n, decimals: 9, symbol: 'SOL' },
    },
  },
})
