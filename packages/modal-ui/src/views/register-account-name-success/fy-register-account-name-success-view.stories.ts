import { open } from '@foyer/modal-core'
import { connected, createFakeNames } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/RegisterAccountNameSuccess' }

const story = (registered: string) =>
  modalStory({
    features: [createFakeNames({ status: 'registered', registered })],
    async act({ modal, adapter }) {
      adapter.report(connected())
      await open(modal)
      modal.router.push({ view: 'RegisterAccountNameSuccess' })
    },
  })

export const Default = story('alice.foyer.example')

export const LongName = story(`${'a-long-name-'.repeat(5)}abc.foyer.example`)
