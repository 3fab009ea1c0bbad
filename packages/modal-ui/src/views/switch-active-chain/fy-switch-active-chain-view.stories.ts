import { open } from '@foyer/modal-core'
import { bsc, connected, createFakeAdapter, solana } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/SwitchActiveChain' }

export const Default = modalStory({
  networks: [bsc, solana],
  adapters: [createFakeAdapter({ namespace: 'solana' })],
  act({ modal, adapter }) {
    adapter.report(connected())
    open(modal, { namespace: 'solana' })
  },
})
