import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-skeleton.ts'

export default { title: 'Elements/Skeleton' }

export const Default = elementStory(() => html`<fy-skeleton rows="3" style="flex: 1"></fy-skeleton>`)
