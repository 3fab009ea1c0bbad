import { html } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-tooltip.ts'

export default { title: 'Elements/Tooltip' }

/** By the CSSOM: a strict policy forbids style attributes. */
const margin = (value: string) =>
  ref((element) => {
    if (element instanceof HTMLElement) element.style.marginInline = value
  })

const tip = (align: string) =>
  elementStory(
    (strings) => html`<fy-tooltip .text=${strings.copyAddress} .open=${true}>
      <button type="button" aria-label=${strings.copyAddress} ${margin(align)}>?</button>
    </fy-tooltip>`,
  )

export const Default = tip('auto')

export const AtTheEdge = tip('auto 0')
