import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { connectFace } from '../button/faces.ts'
import { LabelButton } from '../button/LabelButton.ts'
import type { ShownAccount } from '../button/shownAccount.ts'

/**
 * Opens the modal to connect a wallet. It is hidden while a wallet is connected.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-connect-button
 * @csspart button - The button inside.
 * @csspart picture - Its picture.
 * @csspart text - Its text.
 * @cssproperty --fy-button-background - Its ground. Default the accent, or a shade of it.
 * @cssproperty --fy-button-color - Its text. Default black or white, whichever can be read on the accent.
 * @cssproperty --fy-button-radius - Its corners.
 */
export class FyConnectButton extends LabelButton {
  override face(shown: ShownAccount, labels: Labels) {
    return connectFace(shown, labels, this.label)
  }
}

define('fy-connect-button', FyConnectButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-button': FyConnectButton
  }
}
