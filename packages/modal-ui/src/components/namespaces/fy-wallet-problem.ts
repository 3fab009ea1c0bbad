import type { WalletProblem } from '@foyer/modal-core'
import { html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { problemText } from '../../locales/problemText.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/**
 * Says what went wrong with a wallet outside EVM, and what to do. Until its texts are here, it shows its content: what is
 * said of any wallet.
 */
export class FyWalletProblem extends FyNamespaceText {
  static override properties = { ...FyNamespaceText.properties, problem: { attribute: false } }

  declare problem: WalletProblem

  protected override render() {
    const { texts, problem } = this
    return texts ? html`<span>${problemText(texts, problem)}</span>` : html`<slot></slot>`
  }
}

define('fy-wallet-problem', FyWalletProblem)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-problem': FyWalletProblem
  }
}
