import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-tooltip.ts'

export default { title: 'Elements/Tooltip' }

const tip = (align: string) =>
  elementStory(
    (strings) => html`<fy-tooltip .text=${strings.copyAddress} .open=${true}>
      <button type="button" aria-label=${strings.copyAddress} style="margin-inline: ${align}">?</button>
    </fy-tooltip>`,
  )

export const Default = tip('auto')

export const AtTheEdge = tip('auto 0')
