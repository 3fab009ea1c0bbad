import { ADDRESS } from '@foyer/modal-core/test'
import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-copy-button.ts'

export default { title: 'Elements/CopyButton' }

export const Default = elementStory(
  (strings) => html`<fy-copy-button .value=${ADDRESS} .strings=${strings}></fy-copy-button>`,
)
