import { open } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/Account' }

export const Default = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    open(modal)
  },
})

export const DisconnectFailed = modalStory({
  async act({ modal, adapter, press }) {
    adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    adapter.report(connected())
    open(modal)
    await press('.danger')
  },
})
