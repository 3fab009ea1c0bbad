import { open } from '@foyer/modal-core'
import { bsc, connected } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'
import { createStoryBitcoin } from '../../test/stories/storyBitcoin.ts'

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

const bitcoin = createStoryBitcoin()

/** An account of Bitcoin has an address for payments and one for Ordinals. */
export const OnBitcoin = modalStory({
  networks: [bsc, bitcoin.network],
  defaultNetwork: bitcoin.network,
  adapters: [bitcoin.adapter],
  async act({ modal }) {
    bitcoin.report()
    await open(modal, { view: 'WalletReceive' })
  },
})
