import type { Instance } from '@foyer/modal-core'
import { isUnsupported } from '@foyer/modal-core/page'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { FaceButton } from '../button/FaceButton.ts'
import { networkFace } from '../button/faces.ts'
import { openButton } from '../button/openButton.ts'
import type { ShownAccount } from '../button/shownAccount.ts'

/**
 * Shows the network in use, and opens the list of networks. It is disabled where no other can be chosen.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-network-button
 * @attribute {'full' | 'icon' | 'name'} network - The parts of the network that are shown. Default `full`: its picture and its name.
 * @csspart button - The button inside.
 * @csspart picture - Its picture.
 * @csspart text - Its text.
 * @cssproperty --fy-button-background - Its ground. Default the accent, or a shade of it.
 * @cssproperty --fy-button-color - Its text. Default black or white, whichever can be read on the accent.
 * @cssproperty --fy-button-radius - Its corners.
 */
export class FyNetworkButton extends FaceButton {
  override face(_: ShownAccount, labels: Labels, state: Instance['state'] | undefined) {
    return networkFace(state, labels)
  }

  protected override open(instance: Instance) {
    // A wallet on an unsupported network is first asked to leave it.
    openButton(instance, isUnsupported(instance.state) ? {} : { view: 'Networks' })
  }
}

define('fy-network-button', FyNetworkButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-network-button': FyNetworkButton
  }
}
