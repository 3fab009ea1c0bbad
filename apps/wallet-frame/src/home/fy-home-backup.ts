import { html, nothing } from 'lit'
import { isLongEnough, MIN_PASSPHRASE } from '../backup/backupFile.ts'
import type { Home } from './createHome.ts'
import { createPassphrase } from './createPassphrase.ts'
import type { LoggedIn } from './homeState.ts'
import './fy-home-agreement.ts'
import './fy-home-file.ts'
import type { MadeFile } from './fy-home-file.ts'
import { HomeElement } from './HomeElement.ts'

/** An encrypted file with the key, and the page that opens it without any server. */
export class FyHomeBackup extends HomeElement<LoggedIn, Pick<Home, 'backUp'>> {
  static override properties = {
    ...HomeElement.properties,
    passphrase: { state: true },
    isShown: { state: true },
    isWorking: { state: true },
    file: { state: true },
    isAlone: { type: Boolean },
  }

  declare protected passphrase: string
  /** A passphrase that was made here must be written down. */
  declare protected isShown: boolean
  declare protected isWorking: boolean
  declare protected file: MadeFile | undefined
  /** True if it is the only part of its page. */
  declare isAlone: boolean

  constructor() {
    super()
    this.passphrase = ''
    this.isShown = false
    this.isWorking = false
    this.isAlone = false
  }

  /** A user with a keyboard types at once. */
  protected override firstUpdated() {
    if (this.isAlone && matchMedia('(pointer: fine)').matches) this.renderRoot.querySelector('input')?.focus()
  }

  protected override render() {
    const { backup } = this.texts
    return html`
      ${this.isAlone ? html`<h2>${backup.title}</h2>` : html`<h3>${backup.title}</h3>`}
      <p class="muted">${backup.text}</p>
      <form class="card" @submit=${this.#save}>
        <label>
          ${backup.passphrase}
          <input
            type=${this.isShown ? 'text' : 'password'}
            autocomplete="new-password"
            spellcheck="false"
            required
            minlength=${MIN_PASSPHRASE}
            maxlength="200"
            .value=${this.passphrase}
            @input=${this.#write}
          />
        </label>
        <p class="muted small">${backup.hint(MIN_PASSPHRASE)}</p>
        <div class="actions">
          <button type="button" class="button" @click=${this.#generate}>${backup.generate}</button>
          <button
            class="button primary"
            ?disabled=${this.isWorking}
            .textContent=${this.isWorking ? this.texts.busy : backup.save}
          ></button>
        </div>
        ${this.renderAgreement('backup')}
        ${this.file === undefined ? nothing : this.#renderFile(this.file)}
      </form>
    `
  }

  #renderFile(file: MadeFile) {
    const { home, state, texts } = this
    return html`<fy-home-file .home=${home} .state=${state} .texts=${texts} .file=${file}></fy-home-file>`
  }

  #write = (event: InputEvent) => {
    const input = event.target as HTMLInputElement
    input.setCustomValidity('')
    this.passphrase = input.value
  }

  #generate = () => {
    this.renderRoot.querySelector('input')?.setCustomValidity('')
    this.passphrase = createPassphrase()
    this.isShown = true
  }

  #save = async (event: SubmitEvent) => {
    event.preventDefault()
    // Browsers do not measure what they or an extension have filled in.
    const input = this.renderRoot.querySelector('input')
    const hint = isLongEnough(this.passphrase) ? '' : this.texts.backup.hint(MIN_PASSPHRASE)
    input?.setCustomValidity(hint)
    if (!input?.reportValidity()) return
    this.isWorking = true
    this.file = undefined
    const text = await this.home.backUp(this.passphrase)
    this.isWorking = false
    if (text === undefined) return
    this.file = { name: `wallet-backup-${this.state.address.slice(2, 8)}.json`, text }
  }
}

customElements.define('fy-home-backup', FyHomeBackup)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-backup': FyHomeBackup
  }
}
