import { html, nothing } from 'lit'
import { AskElement } from '../approval/AskElement.ts'
import type { Texts } from '../locales/en.ts'

/** Says that the wallet opens a window of its own, where the passphrase is chosen: a dapp could draw a field for it. */
export class FyWalletBackup extends AskElement {
  /** `blocked`: the browser has opened no window. `closed`: the user has closed it before there was a file. */
  declare failure: 'blocked' | 'closed' | undefined

  protected override leave() {
    this.decline()
  }

  protected override words({ backup }: Texts) {
    return backup
  }

  protected override renderProblem({ backup }: Texts) {
    const { failure } = this
    if (failure === undefined) return nothing
    return html`<p class="danger-text" .textContent=${backup[failure]}></p>
      ${
        failure === 'blocked'
          ? html`<p><a href="/" target="_blank" rel="noopener noreferrer">${backup.page}</a></p>`
          : nothing
      }`
  }

  /** The window is beside this page, which can be left: what has begun there goes on. */
  protected override renderWorkingHead(texts: Texts) {
    return this.renderHead(texts, this)
  }
}

customElements.define('fy-wallet-backup', FyWalletBackup)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-backup': FyWalletBackup
  }
}
