import { connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import './fy-network-button.ts'

export default { title: 'Buttons/NetworkButton' }

const create = () => document.createElement('fy-network-button')

export const Disconnected = buttonStory(create)

export const Connected = buttonStory(create, (adapter) => adapter.report(connected()))

export const WrongNetwork = buttonStory(create, (adapter) => adapter.report(connected({ chainId: 137 })))
