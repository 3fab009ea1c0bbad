import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { FaceButton } from '../button/FaceButton.ts'
import { accountFace } from '../button/faces.ts'
import type { ShownAccount } from '../button/shownAccount.ts'

/**
 * Shows the connected account, and opens it. It is hidden until an account is connected.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-account-button
 * @attribute {'full' | 'avatar' | 'name'} account - The parts of the account that are shown. Default `full`: its picture and its name.
 * @csspart button - The button inside.
 * @csspart picture - Its picture.
 * @csspart text - Its text.
 * @cssproperty --fy-button-background - Its ground. Default the accent, or a shade of it.
 * @cssproperty --fy-button-color - Its text. Default black or white, whichever can be read on the accent.
 * @cssproperty --fy-button-radius - Its corners.
 */
export class FyAccountButton extends FaceButton {
  override face(shown: ShownAccount, labels: Labels) {
    return accountFace(shown, labels)
  }
}

define('fy-account-button', FyAccountButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-button': FyAccountButton
  }
}
