import { css, html, nothing } from 'lit'
import { hasPasskeys } from '../passkey/createCeremony.ts'
import { type HomePasskey, isEnough, type PasskeyState } from './createPasskeys.ts'
import { HomeList } from './HomeList.ts'

/** The passkeys of the wallet: made, tried, removed, and put in the place of code and link. */
export class FyHomePasskeys extends HomeList {
  static override styles = [
    ...HomeList.styles,
    css`
      input[type='file'] {
        padding: 10px 14px;
      }
      .limits {
        padding-inline-start: 12px;
        border-inline-start: 3px solid var(--fy-color-border);
      }
    `,
  ]

  #step: PasskeyState['step'] | undefined

  protected override updated() {
    const step = this.state.passkeys?.step
    const selector = this.asked === undefined ? '[tabindex="-1"]' : '[data-cancel]'
    if (this.asked !== undefined || (this.#step !== undefined && this.#step !== step))
      this.renderRoot.querySelector<HTMLElement>(selector)?.focus()
    this.#step = step
  }

  protected override render() {
    const { texts, state } = this
    const { passkeys } = state
    if (!passkeys) return nothing
    const { title, text, protectedText } = texts.passkeys
    return html`
      <h3>${title}</h3>
      <p
        class=${passkeys.isProtected ? '' : 'muted'}
        .textContent=${passkeys.isProtected ? protectedText : text}
      ></p>
      ${this.#renderList(passkeys)}
      ${this.renderError(passkeys.error)}
      ${this.#renderStep(passkeys)}
    `
  }

  #renderStep(passkeys: PasskeyState) {
    if (passkeys.step === 'link') return this.#renderLink(passkeys)
    return passkeys.step === 'change' ? this.#renderChange(passkeys) : this.#renderStart(passkeys)
  }

  #renderStart({ isBusy, isProtected }: PasskeyState) {
    const { texts, home } = this
    const { begin, change } = texts.passkeys
    if (!hasPasskeys()) return html`<p class="muted">${texts.errors.unsupported}</p>`
    return html`<div class="card">
      <button
        type="button"
        class="button"
        ?disabled=${isBusy}
        @click=${home.passkeys.begin}
        .textContent=${isBusy ? texts.busy : isProtected ? change : begin}
      ></button>
    </div>`
  }

  #renderLink({ isBusy }: PasskeyState) {
    const { texts, state, home } = this
    return html`<div class="card">
      <p role="status" tabindex="-1">${texts.linkText(state.email ?? '')}</p>
      <button
        type="button"
        class="button"
        @click=${home.passkeys.cancel}
        .textContent=${isBusy ? texts.email.cancel : texts.email.close}
      ></button>
    </div>`
  }

  #renderChange(passkeys: PasskeyState) {
    const { texts, home } = this
    const { rule, make, makeHint } = texts.passkeys
    const { isBusy, isProtected } = passkeys
    return html`
      <p tabindex="-1">${rule}</p>
      <div class="card">
        <p class="muted small">${makeHint}</p>
        <button
          type="button"
          class="button primary"
          ?disabled=${isBusy}
          @click=${home.passkeys.make}
          .textContent=${isBusy ? texts.busy : make}
        ></button>
      </div>
      ${isProtected ? nothing : this.#renderFile(passkeys)}
      ${isProtected ? nothing : this.#renderSwitch(passkeys)}
      <button type="button" class="button" @click=${home.passkeys.cancel}>${texts.email.close}</button>
    `
  }

  #renderFile({ hasFile, isBusy }: PasskeyState) {
    const { texts } = this
    const { file, paste, check, checked } = texts.passkeys
    if (hasFile) return html`<div class="card"><p role="status">${checked}</p></div>`
    return html`<form class="card" @submit=${this.#check}>
      <label>${file}<input type="file" name="file" accept=".json,.txt,application/json,text/plain" /></label>
      <label>
        ${paste}
        <textarea class="code" name="text" rows="3" autocomplete="off" spellcheck="false"></textarea>
      </label>
      <label>
        ${texts.backup.passphrase}
        <input type="password" name="passphrase" autocomplete="off" required />
      </label>
      <button class="button" ?disabled=${isBusy} .textContent=${isBusy ? texts.busy : check}></button>
    </form>`
  }

  #renderSwitch(passkeys: PasskeyState) {
    const { texts, home } = this
    if (!isEnough(passkeys)) return nothing
    const { protect, limits, old } = texts.passkeys
    return html`<div class="card">
      <p class="limits">${limits}</p>
      <p class="limits">${old}</p>
      <button
        type="button"
        class="button primary"
        ?disabled=${passkeys.isBusy}
        @click=${home.passkeys.protect}
        .textContent=${passkeys.isBusy ? texts.busy : protect}
      ></button>
    </div>`
  }

  #renderList({ list, step, isBusy }: PasskeyState) {
    if (list.length === 0) return nothing
    return html`<ul>${list.map((one) => this.#renderPasskey(one, step === 'change', isBusy))}</ul>`
  }

  #renderPasskey({ id, browser, createdAt }: HomePasskey, canRemove: boolean, isBusy: boolean) {
    const { passkeys } = this.texts
    const date = this.formatTime(createdAt)
    const content = html`
      <p translate="no"><strong>${browser}</strong></p>
      <p class="muted small" .textContent=${passkeys.made(date)}></p>
    `
    const removal = {
      label: passkeys.removeLabel(browser, date),
      isBusy,
      run: () => this.home.passkeys.remove(id),
    }
    return this.renderEntry({ id, content, removal: canRemove ? removal : undefined })
  }

  #check = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const values = new FormData(form)
    await this.home.passkeys.checkFile(await readText(values), String(values.get('passphrase') ?? ''))
  }
}

/** Reads the file that the user has chosen, or else the pasted text. */
async function readText(values: FormData): Promise<string> {
  const file = values.get('file')
  if (!(file instanceof File) || file.name === '') return String(values.get('text') ?? '')
  // A backup has some hundred bytes.
  return file.size > 10_000 ? '' : file.text()
}

customElements.define('fy-home-passkeys', FyHomePasskeys)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-passkeys': FyHomePasskeys
  }
}
