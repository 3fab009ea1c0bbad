import { base, codeCells, controls } from '@foyer/modal-ui/styles'
import { CODE_LENGTH } from '@foyer/wallet-api'
import { css, html, LitElement, nothing, type PropertyValues, unsafeCSS } from 'lit'
import type { Agreement } from './createAgreement.ts'
import type { Home } from './createHome.ts'
import type { HomeState } from './homeState.ts'
import type { HomeTexts } from './locales/en.ts'
import type { HomeError } from './toHomeError.ts'

/**
 * A part of the user's page. Texts that change are set as `textContent`: the translators of browsers put elements of theirs in
 * the place of Lit's text nodes.
 */
export class HomeElement<state, home = Home> extends LitElement {
  static override styles = [
    unsafeCSS(base),
    controls,
    css`
      :host {
        display: grid;
        gap: 16px;
        overflow-wrap: anywhere;
      }
      h2,
      h3 {
        margin: 0;
        font-size: var(--fy-text-lg);
        font-weight: 600;
        line-height: 1.3;
        word-break: auto-phrase;
        text-wrap: balance;
      }
      h3 {
        font-size: var(--fy-text-md);
      }
      p {
        word-break: auto-phrase;
        text-wrap: pretty;
      }
      /* Takes no room, and is there before there is something to read out. */
      [role='alert']:empty,
      [role='status']:empty {
        position: absolute;
      }
      form,
      .card {
        display: grid;
        gap: 12px;
      }
      .card {
        padding: 16px;
        border-radius: var(--fy-row-radius);
        background: var(--fy-color-raised);
      }
      .card .button:not(.primary) {
        background: var(--fy-color-raised-hover);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .actions .button {
        flex: 1 1 140px;
      }
      .button {
        padding-block: 8px;
        word-break: auto-phrase;
        text-wrap: balance;
      }
      .code {
        font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
        font-size: var(--fy-text-sm);
      }
      .danger-text {
        font-weight: 600;
      }
      label {
        display: grid;
        gap: 8px;
        font-size: var(--fy-text-sm);
        font-weight: 600;
      }
      input,
      textarea {
        inline-size: 100%;
        min-inline-size: 0;
        min-block-size: 48px;
        padding-inline: 14px;
        border: 1px solid var(--fy-color-muted);
        border-radius: var(--fy-radius-md);
        background: var(--fy-color-surface);
        color: var(--fy-color-text);
        /* Phones zoom into fields with smaller text. */
        font: inherit;
        font-size: max(16px, var(--fy-text-md));
        font-weight: 400;
      }
      textarea {
        box-sizing: border-box;
        padding-block: 10px;
        resize: vertical;
      }
    `,
    codeCells,
  ]
  static override properties = {
    home: { attribute: false },
    state: { attribute: false },
    texts: { attribute: false },
    digits: { state: true },
  }

  declare home: home
  declare state: state
  declare texts: HomeTexts & { code: string }
  /** Of the code, as far as it is entered. */
  declare protected digits: string

  constructor() {
    super()
    this.digits = ''
  }

  /** Each step begins with a code of its own. */
  protected override updated(_changed?: PropertyValues) {
    this.digits = this.renderRoot.querySelector<HTMLInputElement>('.cells .code')?.value ?? ''
  }

  /** The code of a mail: one field under a cell for each digit, which is pasted into, filled in and read out as one. */
  protected renderCodeField(name: string) {
    return html`<div class="cells" dir="ltr">
      <input
        class="code"
        name=${name}
        inputmode="numeric"
        autocomplete="one-time-code"
        spellcheck="false"
        pattern="[0-9]{${CODE_LENGTH}}"
        required
        aria-label=${this.texts.codeLabel}
        @input=${this.#onCode}
      />
      ${Array.from(
        { length: CODE_LENGTH },
        (_, index) =>
          html`<span class="cell ${index === this.digits.length ? 'next' : ''}" aria-hidden="true"
            .textContent=${this.digits[index] ?? ''}
          ></span>`,
      )}
    </div>`
  }

  /** A code that is complete, typed or pasted, is sent at once. */
  #onCode = (event: InputEvent) => {
    const input = event.target as HTMLInputElement
    this.digits = input.value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH)
    input.value = this.digits
    if (this.digits.length < CODE_LENGTH) return
    input.form?.requestSubmit()
    // Another one takes its place.
    input.select()
  }

  /** Draws the error, which screen readers read out at once. */
  protected renderError(error: HomeError | undefined) {
    return html`<div role="alert">${
      error ? html`<p class="danger-text" .textContent=${this.describe(error)}></p>` : nothing
    }</div>
    ${error?.code === 'outdated' ? this.#renderReload() : nothing}`
  }

  #renderReload() {
    return html`<button
      class="button primary"
      type="button"
      .textContent=${this.texts.reload}
      @click=${() => location.reload()}
    ></button>`
  }

  /** The passkey that a part of the page needs, where one is asked for. */
  protected renderAgreement(purpose: Agreement['for']) {
    const { home, texts } = this
    const state = this.state as HomeState
    if (state.status !== 'loggedIn' || state.agreement?.for !== purpose) return nothing
    return html`<fy-home-agreement .home=${home} .state=${state} .texts=${texts}></fy-home-agreement>`
  }

  protected describe({ code, seconds = 60 }: HomeError) {
    return code === 'cooldown' ? this.texts.cooldown(seconds) : this.texts.errors[code]
  }
}
