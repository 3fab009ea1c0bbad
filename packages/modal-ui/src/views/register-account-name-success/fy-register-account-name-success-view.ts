import { activeAccount, profileOf } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import '../../components/avatar/fy-avatar.ts'
import { define } from '../../element/define.ts'
import type { NamesStrings } from '../../locales/en/names.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

/** The name that was registered, and the address that it leads to. */
export class FyRegisterAccountNameSuccessView extends View<'RegisterAccountNameSuccess', NamesStrings> {
  static override styles = [
    controls,
    css`
      .lead {
        padding: 12px 8px 24px;
      }
      .title,
      .address {
        overflow-wrap: anywhere;
      }
      /* Two lines of as many characters: people compare the first and the last ones. */
      .address {
        max-inline-size: 21ch;
        margin-inline: auto;
        font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
      }
    `,
  ]

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    const name = state.names?.registered
    if (account.status !== 'connected' || name === undefined) return nothing
    const { address } = account
    return html`
      <div class="stack centre lead">
        <fy-avatar .address=${address} .src=${profileOf(state, address)?.image}></fy-avatar>
        <div class="stack" role="status">
          <p class="title" dir="ltr">${name}</p>
          <p class="muted">${strings.namesDone}</p>
        </div>
        <p class="muted small address" dir="ltr">${address}</p>
      </div>
      <button type="button" class="button primary" @click=${() => this.modal.router.reset({ view: 'Account' })}>
        ${strings.namesClose}
      </button>
    `
  }
}

define('fy-register-account-name-success-view', FyRegisterAccountNameSuccessView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-register-account-name-success-view': FyRegisterAccountNameSuccessView
  }
}
