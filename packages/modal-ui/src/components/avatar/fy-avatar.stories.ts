import { ADDRESS, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-avatar.ts'

export default { title: 'Elements/Avatar' }

export const Default = elementStory(
  () => html`<fy-avatar .address=${ADDRESS}></fy-avatar><fy-avatar .address=${OTHER_ADDRESS}></fy-avatar>`,
)
