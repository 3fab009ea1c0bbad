import { open } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/WalletDetails' }

const details = (walletId: string) =>
  modalStory({
    async act({ modal }) {
      await modal.wallets.load()
      open(modal)
      modal.router.push({ view: 'WalletDetails', walletId })
    },
  })

export const Default = details('metamask')

export const WithoutPicture = details('math-wallet')
