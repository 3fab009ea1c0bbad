import { open, selectNetwork } from '@foyer/modal-core'
import { bsc, connected } from '@foyer/modal-core/test'
import { type ModalStoryParameters, modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/UnsupportedChain' }

const act: ModalStoryParameters['act'] = ({ modal, adapter }) => {
  adapter.report(connected({ chainId: 137 }))
  open(modal)
}

const failing = (error: unknown) =>
  modalStory({
    networks: [bsc],
    async act({ modal, adapter }) {
      adapter.answers.switchNetwork = () => Promise.reject(error)
      adapter.report(connected({ chainId: 137 }))
      open(modal)
      await selectNetwork(modal, modal.networks.get(56))
    },
  })

export const OneNetwork = modalStory({ networks: [bsc], act })

export const SeveralNetworks = modalStory({ act })

export const Rejected = failing({ code: 4001 })

export const Failed = failing(new Error('internal'))
