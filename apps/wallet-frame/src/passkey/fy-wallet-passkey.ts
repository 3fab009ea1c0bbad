import { html, LitElement, nothing } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { type ArmingState, createArming } from '../approval/createArming.ts'
import { createPress } from '../approval/createPress.ts'
import { toLabel } from '../approval/describe/text.ts'
import { bodyStyles, pageStyles } from '../approval/styles.ts'
import type { Texts } from '../locales/en.ts'
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
    arming: { state: true },
  }

  declare texts: Texts
  /** Verified. */
  declare origin: string
  /** As the dapp says. */
  declare dapp: { name?: string | undefined }
  declare stage: 'asking' | 'working'
  declare failure: PasskeyFailure | undefined
  declare arming: ArmingState
  declare use: () => void
  declare decline: () => void

  #page: Element | undefined
  #armed: Element | undefined
  #arming: ReturnType<typeof createArming> | undefined
  #press = createPress(() => this.#arming?.isArmed() === true)
  #connection: AbortController | undefined

  constructor() {
    super()
    this.stage = 'asking'
    this.arming = 'hidden'
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#connection = new AbortController()
    const { signal } = this.#connection
    addEventListener('keydown', this.#onKey, { signal })
    addEventListener('focus', this.#focus, { signal })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#connection?.abort()
    this.#disarm()
  }

  protected override updated() {
    const button = this.renderRoot.querySelector('[data-use]') ?? undefined
    if (button !== this.#armed) {
      this.#disarm()
      if (button !== undefined) this.#arm(button)
    }
    this.#focus()
  }

  #arm(button: Element) {
    if (this.#page === undefined) return
    this.#armed = button
    this.#arming = createArming({ page: this.#page, button, onChange: (state) => (this.arming = state) })
  }

  #disarm() {
    this.#arming?.destroy()
    this.#arming = undefined
    this.#armed = undefined
  }

  #focus = () => {
    if (this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement === null)
      this.renderRoot.querySelector<HTMLElement>('[data-cancel]')?.focus()
  }

  #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.isTrusted && this.stage === 'asking') this.decline()
  }

  #onUse = (event: Event) => {
    if (this.#press.end(event) !== undefined) this.use()
  }

  #problem({ errors }: Texts['passkey']) {
    const { failure } = this
    return failure === undefined ? nothing : html`<p class="danger-text">${errors[failure]}</p>`
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
    const { texts, stage, arming } = this
    const { passkey, states } = texts
    if (stage === 'working')
      return html`<main>
        <div class="wait"><span class="spinner"></span><p role="status">${passkey.working}</p></div>
      </main>`
    const isArmed = arming === 'armed'
    const hint = arming === 'hidden' ? passkey.hidden : arming === 'unfocused' ? states.unfocused : nothing
    return html`<main aria-labelledby="title" ${ref((page) => (this.#page = page))}>
      <header><h1 id="title">${passkey.title}</h1></header>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="title">
        <p>${passkey.text}</p>
        ${this.#site(texts)}
        <div role="alert">${this.#problem(passkey)}</div>
      </div>
      <footer>
        <p class="state muted small" id="state" role="status">${hint}</p>
        <div class="actions">
          <button type="button" class="button" data-cancel @click=${() => this.decline()}>${passkey.cancel}</button>
          <button
            type="button"
            class="button primary"
            data-use
            aria-disabled=${isArmed ? 'false' : 'true'}
            aria-describedby="state"
            @pointerdown=${(event: PointerEvent) => this.#press.start(event)}
            @keydown=${(event: KeyboardEvent) => this.#press.key(event)}
            @click=${this.#onUse}
          >
            ${passkey.use}<span class="bar ${arming}"></span>
          </button>
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
