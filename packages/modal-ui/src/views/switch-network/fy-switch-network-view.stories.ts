import { open, selectNetwork } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/SwitchNetwork' }

export const Default = modalStory({
  act({ modal, adapter }) {
    adapter.answers.switchNetwork = () => new Promise(() => {})
    adapter.report(connected({ chainId: 137 }))
    open(modal)
    void selectNetwork(modal, modal.networks.get(56))
  },
})
