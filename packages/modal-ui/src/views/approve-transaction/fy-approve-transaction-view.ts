import { goBack } from '@foyer/modal-core'
import { css, html } from 'lit'
import '../../exports/modal.ts'
import { activeConnectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { define } from '../../element/define.ts'
import type { LoginStrings } from '../../locales/en/login.ts'
import { controls } from '../../styles/controls.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'

/** The wallet asks the user in a dialog of its own. Seen behind it where the modal is drawn in the page. */
export class FyApproveTransactionView extends View<'ApproveTransaction', LoginStrings> {
  static override styles = [
    controls,
    ringStyles,
    css`
      .status {
        padding: 0 8px 20px;
      }
    `,
  ]

  protected override render() {
    const { strings, modal } = this
    return html`
      <div class="stack centre status">
        <div class="ring">
          ${ring()}
          ${activeConnectionIcon(this.state)}
        </div>
        <p class="muted" role="status">${strings.approveText}</p>
      </div>
      <button type="button" class="button" @click=${() => goBack(modal)}>${strings.cancel}</button>
    `
  }
}

define('fy-approve-transaction-view', FyApproveTransactionView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-approve-transaction-view': FyApproveTransactionView
  }
}
