import { html } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-skeleton.ts'

export default { title: 'Elements/Skeleton' }

/** By the CSSOM: a strict policy forbids style attributes. */
const grow = ref((element) => {
  if (element instanceof HTMLElement) element.style.flex = '1'
})

export const Default = elementStory(() => html`<fy-skeleton rows="3" ${grow}></fy-skeleton>`)
