import { type NamesState, open } from '@foyer/modal-core'
import { connected, createFakeNames } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/RegisterAccountName' }

const story = (differs: Partial<NamesState> = {}) =>
  modalStory({
    features: [createFakeNames(differs)],
    async act({ modal, adapter }) {
      adapter.report(connected())
      await open(modal)
      modal.router.push({ view: 'RegisterAccountName' })
    },
  })

const suggestions = [
  { name: 'alice-1.foyer.example', registered: false },
  { name: 'alice-wallet.foyer.example', registered: false },
  { name: 'the-alice.foyer.example', registered: false },
  { name: 'alice.foyer.example', registered: true },
]

export const Default = story()

export const Searching = story({ name: 'alice', searching: true })

/** The first of the names that are free was chosen. */
export const Suggestions = story({ name: 'alice-1', suggestions })

export const Taken = story({ name: 'alice', suggestions })

export const Signing = story({ name: 'alice-1', status: 'signing', suggestions })

export const Invalid = story({
  name: 'bob',
  status: 'failed',
  error: { code: 'name', message: 'Invalid name' },
})

/** The form stays as it was. */
export const Declined = story({
  name: 'alice-1',
  status: 'failed',
  suggestions,
  error: { code: 'rejected', message: 'Connection rejected' },
})

export const Refused = story({
  name: 'admin',
  status: 'failed',
  error: {
    code: 'register',
    message: 'Error registering name admin',
    reason: 'This name is reserved. Choose another one.',
  },
})

export const LongZone = story({
  name: 'alice',
  zone: 'names.of.a.rather.long.zone.example.org',
})
