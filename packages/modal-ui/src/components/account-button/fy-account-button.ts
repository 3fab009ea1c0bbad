import type { Instance } from '@foyer/modal-core'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { FaceButton } from '../button/FaceButton.ts'
import { accountFace } from '../button/faces.ts'

/**
 * Shows the connected account, and opens it. It is hidden until an account is connected.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-account-button
 * @csspart button - The button inside.
 */
export class FyAccountButton extends FaceButton {
  protected override face(state: Instance['state'] | undefined, labels: Labels) {
    return accountFace(state, labels)
  }
}

define('fy-account-button', FyAccountButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-button': FyAccountButton
  }
}
