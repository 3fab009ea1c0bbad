import {
  type AccountType,
  accountTypes,
  activeAccount,
  type DeepReadonly,
  type Locale,
  type Modal,
  type ModalState,
  reportLoadError,
  switchConnection,
} from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import type { LoginTexts } from '../../locales/login/en.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon } from '../../styles/icons.ts'

const TYPES: readonly AccountType[] = ['eoa', 'smartAccount']

/** What only the account of a wallet behind a login has: the choice of its type where there are two, and its settings. */
export class FyAccountLogin extends FyElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        min-block-size: 44px;
      }
      fieldset {
        margin: 0;
        padding: 8px;
        border: 0;
        min-inline-size: 0;
        font-size: var(--fy-text-sm);
      }
      legend {
        float: inline-start;
        inline-size: 100%;
        padding: 0 0 6px;
        color: var(--fy-color-muted);
      }
      .types {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        clear: both;
        padding: 4px;
        border-radius: var(--fy-radius-md);
        background: var(--fy-color-raised);
      }
      label {
        position: relative;
        display: grid;
        flex: 1 0 auto;
        place-items: center;
        min-block-size: 44px;
        padding-inline: 8px;
        border-radius: calc(var(--fy-radius-md) - 4px);
        color: var(--fy-color-muted);
        font-weight: 600;
        cursor: pointer;
        transition: background var(--fy-duration-sm);
      }
      label:hover,
      label:has(:checked) {
        color: var(--fy-color-text);
      }
      label:has(:checked) {
        background: var(--fy-color-raised-active);
      }
      label:has(:focus-visible) {
        outline: 2px solid var(--fy-color-link);
        outline-offset: 2px;
      }
      label:has([aria-busy='true']) {
        opacity: 0.6;
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: inherit;
      }
      p {
        padding-block-start: 6px;
        text-wrap: pretty;
      }
      a.row {
        gap: 8px;
        min-block-size: 44px;
        padding: 4px 8px;
        background: none;
        color: inherit;
        font-size: var(--fy-text-sm);
        font-weight: 400;
        text-decoration: none;
      }
      a.row:hover {
        background: var(--fy-color-raised);
      }
      @media (forced-colors: active) {
        label:has(:checked) {
          background: Highlight;
          color: HighlightText;
          forced-color-adjust: none;
        }
      }
    `,
  ]
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
    pending: { state: true },
    failed: { state: true },
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: AccountStrings
  /** The type that the wallet is switching to. */
  declare private pending: AccountType | undefined
  /** The wallet did not switch. */
  declare private failed: boolean

  protected override willUpdate() {
    const { modal, strings } = this
    if (loadedGroup('login', strings.$code) !== undefined) return
    loadGroup('login', strings.$code as Locale).then(
      () => this.requestUpdate(),
      (cause) => reportLoadError(modal, cause),
    )
  }

  protected override render() {
    const { state } = this
    const texts = loadedGroup('login', this.strings.$code)
    if (texts === undefined) return nothing
    // The dapp's own texts are among those of the modal.
    const strings: LoginTexts = { ...texts, ...this.strings }
    const types = accountTypes(state)
    const site = state.login?.secureSite
    return html`${types.length < 2 ? nothing : this.#renderTypes(types[0], strings)}
      ${
        site &&
        html`<a class="row" href="${site}/" target="_blank" rel="noopener noreferrer">
          <span class="muted grow">${strings.walletSettings}</span>
          <span class="muted">${externalIcon()}</span>
        </a>`
      }`
  }

  #renderTypes(current: AccountType | undefined, strings: LoginTexts) {
    const titles = { eoa: strings.accountTypeEoa, smartAccount: strings.accountTypeSmartAccount }
    const shown = this.pending ?? current
    return html`<fieldset>
      <legend>${strings.accountTypeLabel}</legend>
      <div class="types">
        ${TYPES.map(
          (type) => html`<label>
            <input
              type="radio"
              name="type"
              .value=${type}
              .checked=${type === shown}
              aria-busy=${type === this.pending}
              @change=${() => this.#select(type)}
            />
            ${titles[type]}
          </label>`,
        )}
      </div>
      ${
        this.failed
          ? html`<p class="danger-text" role="alert">${strings.accountTypeFailed}</p>`
          : html`<p class="muted">${shown === 'smartAccount' ? strings.accountTypeText : nothing}</p>`
      }
    </fieldset>`
  }

  async #select(type: AccountType) {
    const account = activeAccount(this.state)
    if (account.status !== 'connected' || this.pending !== undefined) return this.requestUpdate()
    this.pending = type
    this.failed = false
    try {
      await switchConnection(this.modal, { connectorId: account.connectorId, type })
    } catch {
      // The developer reads why in the event that the action has emitted.
      this.failed = true
    } finally {
      this.pending = undefined
    }
  }
}

define('fy-account-login', FyAccountLogin)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-login': FyAccountLogin
  }
}
