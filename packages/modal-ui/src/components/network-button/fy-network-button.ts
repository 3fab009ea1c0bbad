import type { Instance } from '@foyer/modal-core'
import { isUnsupported } from '@foyer/modal-core/page'
import { define } from '../../element/define.ts'
import type { Labels } from '../../locales/labels.ts'
import { FaceButton } from '../button/FaceButton.ts'
import { networkFace } from '../button/faces.ts'

/**
 * Shows the network in use, and opens the list of networks. It is disabled where no other can be chosen.
 *
 * It is a plain custom element, like `fy-button`.
 *
 * @tagname fy-network-button
 * @csspart button - The button inside.
 */
export class FyNetworkButton extends FaceButton {
  protected override face(state: Instance['state'] | undefined, labels: Labels) {
    return networkFace(state, labels)
  }

  protected override open(instance: Instance) {
    // A wallet on an unsupported network is first asked to leave it.
    instance.open(isUnsupported(instance.state) ? {} : { view: 'Networks' })
  }
}

define('fy-network-button', FyNetworkButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-network-button': FyNetworkButton
  }
}
