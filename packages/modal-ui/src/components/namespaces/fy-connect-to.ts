import { html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/** Says what a wallet connects to. Until its texts are here, it shows the namespace alone, which it has as its content. */
export class FyConnectTo extends FyNamespaceText {
  static override properties = { ...FyNamespaceText.properties, namespace: {} }

  declare namespace: string

  protected override render() {
    const { texts, namespace } = this
    return texts ? html`<span>${texts.connectTo(namespace)}</span>` : html`<slot></slot>`
  }
}

define('fy-connect-to', FyConnectTo)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-to': FyConnectTo
  }
}
