import { html, nothing } from 'lit'
import { AskElement } from '../approval/AskElement.ts'
import type { Texts } from '../locales/en.ts'
import { hasPasskeys } from './createCeremony.ts'
import type { PasskeyFailure } from './errors.ts'

/** Says what the passkey is for, and by whom it is asked. The browser's own window is the second step. */
export class FyWalletPasskey extends AskElement {
  declare failure: PasskeyFailure | undefined

  protected override leave() {
    if (this.stage === 'asking') this.decline()
  }

  protected override words({ passkey }: Texts) {
    return passkey
  }

  protected override canUse() {
    return hasPasskeys()
  }

  protected override renderProblem({ passkey: { errors } }: Texts) {
    const failure = hasPasskeys() ? this.failure : 'unsupported'
    return failure === undefined ? nothing : html`<p class="danger-text" .textContent=${errors[failure]}></p>`
  }
}

customElements.define('fy-wallet-passkey', FyWalletPasskey)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-passkey': FyWalletPasskey
  }
}
