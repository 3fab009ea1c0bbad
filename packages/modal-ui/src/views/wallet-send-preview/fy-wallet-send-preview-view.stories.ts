import { ADDRESS } from '@foyer/modal-core/test'
import { reached, sendStory, storyTokens } from '../../test/stories/sendStory.ts'

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
