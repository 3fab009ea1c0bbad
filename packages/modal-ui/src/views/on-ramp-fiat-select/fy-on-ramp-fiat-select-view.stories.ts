import { open } from '@foyer/modal-core'
import { connected, createFakeOnRamp } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/OnRampFiatSelect' }

export const Default = modalStory({
  features: [createFakeOnRamp()],
  termsUrl: 'https://dapp.example/terms',
  async act({ modal, adapter }) {
    adapter.report(connected())
    await open(modal, { view: 'OnRampFiatSelect' })
  },
})
