import { html, LitElement, nothing } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { createArmedButton } from '../approval/createArmedButton.ts'
import { toLabel } from '../approval/describe/text.ts'
import { bodyStyles, pageStyles } from '../approval/styles.ts'
import type { Texts } from '../locales/en.ts'
import { hasPasskeys } from './createCeremony.ts'
import type { PasskeyFailure } from './errors.ts'

/** In characters. */
const NAME_LENGTH = 40

/** Says what the passkey is for, and by whom it is asked. The browser's own window is the second step. */
export class FyWalletPasskey extends LitElement {
  static override styles = [...bodyStyles, ...pageStyles]
  static override properties = {
    texts: { attribute: false },
    origin: { attribute: false },
    dapp: { attribute: false },
    stage: { attribute: false },
    failure: { attribute: false },
  }

  declare texts: Texts
  /** Verified. */
  declare origin: string
  /** As the dapp says. */
  declare dapp: { name?: string | undefined }
  declare stage: 'asking' | 'working'
  declare failure: PasskeyFailure | undefined
  declare use: () => void
  declare decline: () => void

  #page: Element | undefined
  #cancel: HTMLElement | undefined
  #armed = createArmedButton(this, { page: () => this.#page, refusal: () => this.#cancel })
  #connection: AbortController | undefined

  constructor() {
    super()
    this.stage = 'asking'
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#connection = new AbortController()
    addEventListener('keydown', this.#onKey, { signal: this.#connection.signal })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#connection?.abort()
  }

  #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.isTrusted && this.stage === 'asking') this.decline()
  }

  #problem({ errors }: Texts['passkey']) {
    const failure = hasPasskeys() ? this.failure : 'unsupported'
    return failure === undefined ? nothing : html`<p class="danger-text" .textContent=${errors[failure]}></p>`
  }

  #site({ verified, claimedName }: Texts) {
    const name = toLabel(this.dapp.name ?? '', NAME_LENGTH)
    return html`<div class="site">
      <div>
        <p class="muted small">${verified}</p>
        <p class="origin" translate="no"><bdi>${this.origin}</bdi></p>
        ${name === undefined ? nothing : html`<p class="muted small"><bdi>${claimedName(name)}</bdi></p>`}
      </div>
    </div>`
  }

  protected override render() {
    const { texts, stage } = this
    const { passkey, states } = texts
    if (stage === 'working')
      return html`<main>
        <div class="wait"><span class="spinner"></span><p role="status">${passkey.working}</p></div>
      </main>`
    const arming = this.#armed.state()
    const ignored = this.#armed.ignored()
    const hint =
      ignored === 'enter'
        ? states.enter
        : arming === 'hidden'
          ? passkey.hidden
          : arming === 'unfocused'
            ? states.unfocused
            : ''
    return html`<main aria-labelledby="title" ${ref((page) => (this.#page = page))}>
      <header><h1 id="title">${passkey.title}</h1></header>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="title">
        <p>${passkey.text}</p>
        ${this.#site(texts)}
        <div role="alert">${this.#problem(passkey)}</div>
      </div>
      <footer>
        <p class="state muted small" id="state" role="status" .textContent=${hint}></p>
        <div class="actions">
          <button
            type="button"
            class="button"
            ${ref((button) => (this.#cancel = button as HTMLElement | undefined))}
            @click=${() => this.decline()}
          >
            ${passkey.cancel}
          </button>
          ${hasPasskeys() ? this.#armed.render(passkey.use, () => this.use()) : nothing}
        </div>
      </footer>
    </main>`
  }
}

customElements.define('fy-wallet-passkey', FyWalletPasskey)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-passkey': FyWalletPasskey
  }
}
