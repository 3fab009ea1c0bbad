import { open } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/GetAWallet' }

export const Default = modalStory({
  async act({ modal }) {
    await modal.wallets.load()
    await open(modal, { view: 'GetAWallet' })
  },
})
