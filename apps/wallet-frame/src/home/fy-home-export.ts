import { css, html, nothing } from 'lit'
import type { RevealedKey } from '../signer/reveal.ts'
import type { LoggedIn } from './homeState.ts'
import './fy-home-agreement.ts'
import { HomeElement } from './HomeElement.ts'

/** Longer than anybody needs to write down twelve words. Then the page forgets them. In milliseconds. */
const FORGET = 5 * 60_000

/** Stand-ins for the words and the key while nobody holds the button, of the same size. */
const HIDDEN: RevealedKey = {
  words: Array.from({ length: 12 }, () => '••••••').join(' '),
  privateKey: '•'.repeat(66),
}

/** The recovery words and the private key, which stand in the page only while a button is held. */
export class FyHomeExport extends HomeElement<LoggedIn> {
  static override styles = [
    ...HomeElement.styles,
    css`
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
        gap: 8px;
        margin: 0;
        padding: 0;
        list-style: none;
        counter-reset: word;
      }
      li {
        padding: 8px 12px;
        border-radius: var(--fy-radius-sm);
        background: var(--fy-color-surface);
      }
      li::before {
        counter-increment: word;
        content: counter(word) ' ';
        color: var(--fy-color-muted);
      }
      .secret {
        display: grid;
        gap: 12px;
      }
      /* What is selected is copied, and what is copied is read by every program. */
      .secret,
      .hold {
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
      }
      .hold {
        touch-action: none;
      }
    `,
  ]
  static override properties = {
    ...HomeElement.properties,
    isOpen: { state: true },
    isHeld: { state: true },
    isWorking: { state: true },
  }

  declare protected isOpen: boolean
  declare protected isHeld: boolean
  declare protected isWorking: boolean
  #key: RevealedKey | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving = new AbortController()

  constructor() {
    super()
    this.isOpen = false
    this.isHeld = false
    this.isWorking = false
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#leaving = new AbortController()
    const { signal } = this.#leaving
    addEventListener('blur', this.#hide, { signal })
    document.addEventListener('visibilitychange', this.#hide, { signal })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#leaving.abort()
    this.#forget()
  }

  protected override updated(changed: Map<string, unknown>) {
    if (changed.get('isOpen') === false) this.renderRoot.querySelector<HTMLElement>('.hold')?.focus()
  }

  protected override render() {
    const { texts, state, isOpen } = this
    return html`
      <h3>${texts.export.title}</h3>
      <p class="muted">${texts.export.text}</p>
      <p class="muted">${texts.export.warning}</p>
      ${state.email === null ? nothing : html`<p class="muted">${texts.export.note}</p>`}
      <div class="card">${isOpen ? this.#renderKey() : this.#renderStart()}</div>
    `
  }

  #renderStart() {
    const { texts, isWorking } = this
    return html`<div class="actions">
        <button
          type="button"
          class="button"
          ?disabled=${isWorking}
          @click=${this.#open}
          .textContent=${isWorking ? texts.busy : texts.export.open}
        ></button>
      </div>
      ${this.renderAgreement('export')}`
  }

  #renderKey() {
    const { texts, isHeld } = this
    const { words, privateKey } = (isHeld && this.#key) || HIDDEN
    return html`
      <div class="secret" data-held=${isHeld}>
        <p class="muted small">${texts.export.words}</p>
        <ol class="code" translate="no" lang="en">
          ${words.split(' ').map((word) => html`<li>${word}</li>`)}
        </ol>
        <p class="muted small">${texts.export.privateKey}</p>
        <p class="code" translate="no">${privateKey}</p>
      </div>
      <p class="muted small">${texts.export.hint}</p>
      <div class="actions">
        <button type="button" class="button" @click=${this.#forget}>${texts.export.done}</button>
        <button
          type="button"
          class="button primary hold"
          aria-pressed=${isHeld}
          @pointerdown=${this.#press}
          @pointerup=${this.#hide}
          @pointercancel=${this.#hide}
          @lostpointercapture=${this.#hide}
          @keydown=${this.#pressKey}
          @keyup=${this.#hide}
          @blur=${this.#hide}
          @contextmenu=${(event: Event) => event.preventDefault()}
        >
          ${texts.export.hold}
        </button>
      </div>
    `
  }

  #open = async () => {
    this.isWorking = true
    this.#key = await this.home.reveal()
    this.isWorking = false
    if (this.#key === undefined || !this.isConnected) return this.#forget()
    this.isOpen = true
    this.#timer = setTimeout(this.#forget, FORGET)
  }

  #press = (event: PointerEvent) => {
    if (event.button !== 0) return
    ;(event.target as HTMLElement).setPointerCapture(event.pointerId)
    this.isHeld = true
  }

  #pressKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) this.isHeld = true
  }

  #hide = () => {
    this.isHeld = false
  }

  #forget = () => {
    clearTimeout(this.#timer)
    this.#key = undefined
    this.isHeld = false
    this.isOpen = false
  }
}

customElements.define('fy-home-export', FyHomeExport)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-export': FyHomeExport
  }
}
