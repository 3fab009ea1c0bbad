import { base, controls } from '@foyer/modal-ui/styles'
import { css, html, LitElement, nothing, unsafeCSS } from 'lit'
import type { Agreement } from './createAgreement.ts'
import type { Home, HomeState } from './createHome.ts'
import type { HomeTexts } from './locales/en.ts'
import type { HomeError } from './toHomeError.ts'

/**
 * A part of the user's page. Texts that change are set as `textContent`: the translators of browsers put elements of theirs in
 * the place of Lit's text nodes.
 */
export class HomeElement<state extends HomeState> extends LitElement {
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
      .code-field {
        font-variant-numeric: tabular-nums;
        letter-spacing: 0.3em;
      }
    `,
  ]
  static override properties = {
    home: { attribute: false },
    state: { attribute: false },
    texts: { attribute: false },
  }

  declare home: Home
  declare state: state
  declare texts: HomeTexts & { code: string }

  /** The six digits of a mail. */
  protected renderCodeField(name: string) {
    return html`<label>
      ${this.texts.codeLabel}
      <input
        class="code-field"
        name=${name}
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{6}"
        maxlength="6"
        required
      />
    </label>`
  }

  /** What went wrong, read out at once. */
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
    const { home, state, texts } = this
    if (state.status !== 'loggedIn' || state.agreement?.for !== purpose) return nothing
    return html`<fy-home-agreement .home=${home} .state=${state} .texts=${texts}></fy-home-agreement>`
  }

  protected describe({ code, seconds = 60 }: HomeError) {
    return code === 'cooldown' ? this.texts.cooldown(seconds) : this.texts.errors[code]
  }
}
