import { ADDRESS, connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import { portrait } from '../../test/stories/portrait.ts'
import './fy-account-button.ts'

export default { title: 'Buttons/AccountButton' }

const create = () => document.createElement('fy-account-button')

export const Connected = buttonStory(create, (adapter) => adapter.report(connected()))

export const Named = buttonStory(create, (adapter, modal) => {
  adapter.report(connected())
  modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.example.eth', image: portrait } })
})
