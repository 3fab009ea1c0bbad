import { open } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/WalletReceive' }

export const Default = modalStory({
  async act({ modal, adapter }) {
    adapter.report(connected())
    open(modal)
    await open(modal, { view: 'WalletReceive' })
  },
})

/** The wallet has left the configured networks meanwhile. */
export const UnknownNetwork = modalStory({
  allowUnsupportedChain: true,
  async act({ modal, adapter }) {
    adapter.report(connected())
    await open(modal, { view: 'WalletReceive' })
    adapter.report(connected({ chainId: 137 }))
  },
})
