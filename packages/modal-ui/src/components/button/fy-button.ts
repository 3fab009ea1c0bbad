import type { Instance } from '@foyer/modal-core'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import type { Face } from './FaceButton.ts'
import { accountFace, connectFace } from './faces.ts'
import { LabelButton } from './LabelButton.ts'
import type { ShownAccount } from './shownAccount.ts'

/**
 * Opens the modal, and shows the connected account: `fy-connect-button` and `fy-account-button` in one.
 *
 * It is a plain custom element: it is on the page from the start, and Lit is loaded only with the modal.
 *
 * @tagname fy-button
 * @attribute {'full' | 'avatar' | 'name'} account - The parts of the account that are shown. Default `full`: its picture and its name.
 * @csspart button - The button inside.
 * @csspart picture - Its picture.
 * @csspart text - Its text.
 * @cssproperty --fy-button-background - Its ground. Default the accent, or a shade of it.
 * @cssproperty --fy-button-color - Its text. Default black or white, whichever can be read on the accent.
 * @cssproperty --fy-button-radius - Its corners.
 */
export class FyButton extends LabelButton {
  override face(
    shown: ShownAccount,
    labels: Labels,
    _state: Instance['state'] | undefined,
  ): Face | undefined {
    return connectFace(shown, labels, this.label) ?? accountFace(shown, labels)
  }
}

define('fy-button', FyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-button': FyButton
  }
}
