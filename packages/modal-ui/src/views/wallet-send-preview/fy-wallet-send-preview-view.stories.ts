import { ADDRESS, solana } from '@foyer/modal-core/test'
import { reached, sendStory, storyTokens } from '../../test/stories/sendStory.ts'
import { createStoryBitcoin } from '../../test/stories/storyBitcoin.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'
import { transferStory } from '../../test/stories/transferStory.ts'

export default { title: 'Views/WalletSendPreview' }

export const Default = sendStory({
  async act({ fill, preview }) {
    fill()
    await preview()
  },
})

export const Named = sendStory({
  async act({ fill, preview }) {
    fill({ token: storyTokens[0], amount: '0,5', receiver: 'alice.bnb' })
    await preview()
  },
})

export const OwnAddress = sendStory({
  async act({ fill, preview }) {
    fill({ receiver: ADDRESS })
    await preview()
  },
})

/** A token whose price nobody knows. */
export const WithoutPrice = sendStory({
  async act({ fill, preview }) {
    fill({ token: storyTokens[2], amount: '1.123456789012345678' })
    await preview()
  },
})

export const Signing = sendStory({
  async act({ adapter, control, fill, modal, preview }) {
    adapter.answers.sendTransaction = () => new Promise(() => {})
    fill()
    await preview()
    void control.send()
    await reached(modal, () => modal.state.send?.status === 'signing')
  },
})

/** A token of SPL for a shared wallet that has not had it yet. */
export const OnSolana = transferStory({
  ...createStorySolana(),
  network: solana,
  token: 1,
  amount: '7.5',
  receiver: '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE',
  answer: {
    fee: 5_000n,
    deposit: 2_039_280n,
    warning: { code: 'receiverUnowned', wallet: '', network: 'Solana' },
  },
})

/** The wallet chooses the fee. */
export const OnBitcoin = transferStory({
  ...createStoryBitcoin(),
  amount: '0.00012345',
  receiver: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  answer: {},
})
