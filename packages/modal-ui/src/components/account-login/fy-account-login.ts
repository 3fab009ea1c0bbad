import {
  type AccountType,
  accountTypes,
  activeAccount,
  type DeepReadonly,
  type Modal,
  type ModalState,
  reportLoadError,
  saveBackup,
  switchConnection,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import type { LoginTexts } from '../../locales/en/login.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon } from '../../styles/icons.ts'
import { addressToBackUp, endReminder } from './backupReminder.ts'
import { styles } from './fy-account-login.styles.ts'
import { walletPage } from './walletPage.ts'

const TYPES: readonly AccountType[] = ['eoa', 'smartAccount']

/** The part of the account that only a wallet behind a login has: the choice of its type if there are two, and its settings. */
export class FyAccountLogin extends FyElement {
  static override styles = [controls, styles]
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

  #loading: Promise<void> | undefined

  protected override willUpdate() {
    const { modal, strings } = this
    if (loadedGroup('login', strings.$code) !== undefined) return
    this.#loading = loadGroup('login', { ...modal.state.options, locale: strings.$code }).then(
      () => this.requestUpdate(),
      (cause) => void reportLoadError(modal, cause),
    )
  }

  /** With its texts. */
  protected override async getUpdateComplete() {
    await super.getUpdateComplete()
    await this.#loading
    return super.getUpdateComplete()
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
      ${site && this.#renderSettings(site, strings)}`
  }

  /** The way to the wallet's own page. Once there is something to lose, a backup stands in its place: nothing moves for it. */
  #renderSettings(site: string, strings: LoginTexts) {
    const { modal, state } = this
    const hasFailed = state.login?.backup === 'failed'
    const address = hasFailed ? undefined : addressToBackUp(state, modal)
    if (address !== undefined)
      return html`<button type="button" class="row quiet" @click=${() => this.#backUp(address)}>
        <span class="grow reminder">${strings.walletBackUp}</span>
        <span class="muted">${externalIcon()}</span>
      </button>`
    return html`<a
        class="row quiet"
        href=${walletPage(site, state.login)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span class="grow muted">${strings.walletSettings}</span>
        <span class="muted">${externalIcon()}</span>
      </a>
      ${hasFailed ? html`<p class="small danger-text" role="alert">${strings.walletBackUpFailed}</p>` : nothing}`
  }

  async #backUp(address: string) {
    if (await saveBackup(this.modal)) endReminder(this.modal, address)
    this.requestUpdate()
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
