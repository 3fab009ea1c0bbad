import { close, type DeepReadonly, type Modal, type ModalState } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import { tip } from '../components/tooltip/tip.ts'
import type { Strings } from '../locales/en/base.ts'
import { backIcon, closeIcon } from '../styles/icons.ts'
import { viewOf } from '../views/views.ts'

type RenderHeaderParameters = {
  modal: Modal
  strings: Strings
  /** The state that is drawn, which may be older than the modal's. */
  state: DeepReadonly<ModalState>
  /** One in the page does not close. */
  embedded: boolean
  onBack: () => void
}

/** Back, where there is somewhere to go back to, the heading, and Close. */
export function renderHeader({ modal, strings, state, embedded, onBack }: RenderHeaderParameters) {
  const { route, history } = state.router
  const back = html`<button type="button" class="icon" aria-label=${strings.back} @click=${onBack}>
    ${backIcon()}
  </button>`
  const closing = html`<button
    type="button"
    class="icon close"
    aria-label=${strings.close}
    @click=${() => close(modal)}
  >
    ${closeIcon()}
  </button>`
  return html`<div class="header" part="header">
    ${history.length === 0 ? nothing : tip(strings.back, back)}
    <h2 id="title" part="title" tabindex="-1">${viewOf(route.view).title(strings, state, route)}</h2>
    ${embedded ? nothing : tip(strings.close, closing)}
  </div>`
}
