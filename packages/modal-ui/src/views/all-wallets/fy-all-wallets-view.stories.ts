import { type Modal, open } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/AllWallets' }

/** AllWallets over the list of the package, and then what a story makes of it. */
const allWallets = (act: (modal: Modal) => void = () => {}) =>
  modalStory({
    async act({ modal }) {
      await modal.wallets.load()
      await open(modal, { view: 'AllWallets' })
      act(modal)
    },
  })

export const Default = allWallets()

export const Searched = allWallets((modal) => modal.wallets.browse({ query: 'wallet' }))

export const NothingFound = allWallets((modal) => modal.wallets.browse({ query: 'no such wallet' }))
