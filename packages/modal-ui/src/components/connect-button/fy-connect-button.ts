import type { Instance } from '@foyer/modal-core'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { connectFace } from '../button/faces.ts'
import { LabelButton } from '../button/LabelButton.ts'

/**
 * Opens the modal to connect a wallet. It is hidden while a wallet is connected.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-connect-button
 * @csspart button - The button inside.
 */
export class FyConnectButton extends LabelButton {
  protected override face(state: Instance['state'] | undefined, labels: Labels) {
    return connectFace(state, labels, this.label)
  }
}

define('fy-connect-button', FyConnectButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-button': FyConnectButton
  }
}
