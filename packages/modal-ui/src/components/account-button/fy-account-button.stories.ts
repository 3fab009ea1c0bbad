import { connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import './fy-account-button.ts'

export default { title: 'Buttons/AccountButton' }

const create = () => document.createElement('fy-account-button')

export const Connected = buttonStory(create, (adapter) => adapter.report(connected()))
