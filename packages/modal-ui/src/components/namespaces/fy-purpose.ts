import { html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/**
 * Says what an address of Bitcoin is for. Until its texts are here, and for other labels, it shows its content: the label
 * itself.
 */
export class FyPurpose extends FyNamespaceText {
  static override properties = { ...FyNamespaceText.properties, label: {} }

  declare label: string

  protected override render() {
    const { texts, label } = this
    const text = { payment: texts?.forPayments, ordinals: texts?.forOrdinals }[label]
    return text === undefined ? html`<slot></slot>` : html`<span>${text}</span>`
  }
}

define('fy-purpose', FyPurpose)

declare global {
  interface HTMLElementTagNameMap {
    'fy-purpose': FyPurpose
  }
}
