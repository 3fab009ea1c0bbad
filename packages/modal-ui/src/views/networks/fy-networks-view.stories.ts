import { open, selectNetwork } from '@foyer/modal-core'
import { bsc, connected, mainnet, polygon } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/Networks' }

const networks = [bsc, mainnet, polygon]

export const Default = modalStory({ networks, act: ({ modal }) => open(modal, { view: 'Networks' }) })

export const Failed = modalStory({
  networks,
  async act({ modal, adapter }) {
    adapter.answers.switchNetwork = () => Promise.reject(new Error('internal'))
    adapter.report(connected())
    await open(modal, { view: 'Networks' })
    await selectNetwork(modal, modal.networks.get(1))
  },
})
