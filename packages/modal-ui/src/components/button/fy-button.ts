import type { Instance } from '@foyer/modal-core'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { accountFace, connectFace } from './faces.ts'
import { LabelButton } from './LabelButton.ts'

/**
 * Opens the modal, and shows the connected account: `fy-connect-button` and `fy-account-button` in one.
 *
 * It is a plain custom element: it is on the page from the start, and Lit is loaded only with the modal.
 *
 * @tagname fy-button
 * @csspart button - The button inside.
 */
export class FyButton extends LabelButton {
  protected override face(state: Instance['state'] | undefined, labels: Labels) {
    return connectFace(state, labels, this.label) ?? accountFace(state, labels)
  }
}

define('fy-button', FyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-button': FyButton
  }
}
