import { connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import './fy-connect-button.ts'

export default { title: 'Buttons/ConnectButton' }

const create = () => document.createElement('fy-connect-button')

export const Disconnected = buttonStory(create)

export const Connected = buttonStory(create, (adapter) => adapter.report(connected()))
