import { html, nothing } from 'lit'
import { HomeElement } from './HomeElement.ts'
import type { LoggedIn } from './homeState.ts'
import { canShare, shareFile } from './shareFile.ts'

/** A file that was made in the page, as text. */
export type MadeFile = { name: string; text: string }

/**
 * Saves a backup and asks the user for it: browsers do not tell whether they have saved a file, and those inside of wallets
 * often save none. Where it is missing, the text leaves the page by another way.
 */
export class FyHomeFile extends HomeElement<LoggedIn> {
  static override properties = {
    ...HomeElement.properties,
    file: { attribute: false },
    step: { state: true },
    note: { state: true },
  }

  declare file: MadeFile
  declare protected step: 'asked' | 'missing' | 'kept'
  /** The result of the last press. */
  declare protected note: 'copied' | 'copyByHand' | 'notShared' | undefined
  #url = ''

  constructor() {
    super()
    this.step = 'asked'
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    URL.revokeObjectURL(this.#url)
  }

  protected override willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('file')) return
    URL.revokeObjectURL(this.#url)
    this.#url = URL.createObjectURL(new Blob([this.file.text], { type: 'application/json' }))
    this.step = 'asked'
    this.note = undefined
  }

  protected override updated(changed: Map<string, unknown>) {
    if (changed.has('file')) this.renderRoot.querySelector<HTMLElement>('[download]')?.click()
    if (changed.has('step')) this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }

  protected override render() {
    const { backup } = this.texts
    const { name } = this.file
    if (this.step === 'kept')
      return html`<p role="status" tabindex="-1">${backup.kept(name)}</p>
        <p><a href="/restore.html" download>${backup.restorePage}</a></p>`
    return html`
      <p
        role="status"
        tabindex="-1"
        .textContent=${this.step === 'asked' ? backup.ask(name) : backup.missing(location.origin)}
      ></p>
      ${this.step === 'asked' ? nothing : this.#renderOtherWays()}
      <p><a href=${this.#url} download=${name}>${backup.again}</a></p>
      <div class="actions">
        ${
          this.step === 'asked'
            ? html`<button type="button" class="button" @click=${this.#miss}>${backup.no}</button>`
            : nothing
        }
        <button type="button" class="button primary" @click=${this.#keep}>${backup.yes}</button>
      </div>
    `
  }

  #renderOtherWays() {
    const { backup } = this.texts
    return html`
      <label>
        ${backup.content}
        <textarea class="code" rows="4" readonly spellcheck="false" .value=${this.file.text}></textarea>
      </label>
      <div class="actions">
        ${
          canShare()
            ? html`<button type="button" class="button" @click=${this.#share}>${backup.share}</button>`
            : nothing
        }
        <button type="button" class="button" @click=${this.#copy}>${backup.copy}</button>
      </div>
      <div role="status">${
        this.note === undefined
          ? nothing
          : html`<p
        .textContent=${backup[this.note]}
      ></p>`
      }</div>
    `
  }

  #miss = () => {
    this.step = 'missing'
  }

  #keep = () => {
    this.step = 'kept'
    this.dispatchEvent(new Event('kept', { bubbles: true, composed: true }))
  }

  #share = async () => {
    this.note = undefined
    if (!(await shareFile(this.file.name, this.file.text))) this.note = 'notShared'
  }

  #copy = async () => {
    this.note = undefined
    this.renderRoot.querySelector('textarea')?.select()
    try {
      await navigator.clipboard.writeText(this.file.text)
      this.note = 'copied'
    } catch {
      // The text is selected, for the user to copy it.
      this.note = 'copyByHand'
    }
  }
}

customElements.define('fy-home-file', FyHomeFile)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-file': FyHomeFile
  }
}
