import type { DeepReadonly, NameSuggestion, NamesErrorCode, NamesState } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import type { NamesStrings } from '../../locales/en/names.ts'
import { controls } from '../../styles/controls.ts'
import { form } from '../../styles/form.ts'
import { View } from '../View.ts'

/** The form for a name: what is free of it, and the signature that registers it. */
export class FyRegisterAccountNameView extends View<'RegisterAccountName', NamesStrings> {
  static override styles = [
    controls,
    form,
    css`
      .box {
        display: flex;
        align-items: center;
        border: 1px solid var(--fy-color-muted);
        border-radius: var(--fy-radius-md);
        background: var(--fy-color-raised);
      }
      .box:focus-within {
        outline: 2px solid var(--fy-color-focus);
        outline-offset: 2px;
      }
      .box.wrong {
        border-color: var(--fy-color-danger);
      }
      .box input {
        flex: 1;
        min-inline-size: 6ch;
        border: 0;
        background: none;
        outline: none;
      }
      .zone {
        max-inline-size: 60%;
        padding-inline-end: 14px;
        overflow-wrap: anywhere;
      }
      .suggestion {
        min-block-size: 48px;
        padding-inline-start: 14px;
      }
      .label {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
        text-align: start;
      }
      .suggestion .tag {
        flex: none;
      }
      .suggestion.taken {
        background: none;
        font-weight: 400;
      }
      .row.suggestion[aria-pressed='true'] {
        outline: 2px solid var(--fy-color-accent);
        outline-offset: -2px;
      }
      .row.suggestion:focus-visible {
        outline: 2px solid var(--fy-color-focus);
        outline-offset: 2px;
      }
    `,
  ]

  get #control() {
    return this.modal.controls.names
  }

  protected override firstUpdated() {
    // The name that was registered last has its own view.
    if (this.state.names?.status === 'registered') this.#control?.reset()
  }

  protected override render() {
    const { strings } = this
    const { names } = this.state
    if (names === undefined) return nothing
    const isBusy = names.status === 'signing' || names.status === 'registering'
    const problem = this.#problem(names)
    const isTaken = names.status === 'editing' && taken(names)
    const isWrong = isTaken || names.error?.code === 'name'
    return html`<form class="stack" novalidate autocomplete="off">
      <p class="muted centre why">${strings.namesText}</p>
      <label for="name">${strings.namesLabel}</label>
      <div class="box ${isWrong ? 'wrong' : ''}" dir="ltr">
        <input
          id="name"
          maxlength="63"
          autocapitalize="off"
          spellcheck="false"
          aria-describedby="rules problem"
          aria-invalid=${isWrong}
          ?readonly=${isBusy}
          .value=${names.name}
          @input=${(event: InputEvent) => this.#control?.setName((event.target as HTMLInputElement).value)}
        />
        <span class="muted zone">.${names.zone}</span>
      </div>
      <p id="rules" class="muted small" ?hidden=${problem === strings.namesRules}>${strings.namesRules}</p>
      <p class="${names.searching ? 'muted small' : 'visually-hidden'}" role="status">
        ${names.searching ? strings.namesSearching : nothing}
      </p>
      ${
        names.suggestions.length > 0
          ? html`<ul class="stack">
              ${names.suggestions.map((one) => html`<li>${this.#renderSuggestion(one, names, isBusy)}</li>`)}
            </ul>`
          : nothing
      }
      <p id="problem" class="small danger-text" role="alert" ?hidden=${problem === undefined && !isTaken}>
        ${problem ?? (isTaken ? strings.namesTakenText : nothing)}
      </p>
      <p class="muted small centre">${strings.namesCost}</p>
      <button type="submit" class="button primary" aria-disabled=${isBusy || isTaken} @click=${this.#submit}>
        ${this.#action(names)}
      </button>
    </form>`
  }

  #renderSuggestion(
    { name, registered }: NameSuggestion,
    { name: typed, zone }: DeepReadonly<NamesState>,
    isBusy: boolean,
  ) {
    const { strings } = this
    const label = name.slice(0, -zone.length - 1)
    if (registered)
      return html`<div class="row suggestion taken">
        <span class="label muted">${label}</span> <span class="tag quiet">${strings.namesTaken}</span>
      </div>`
    return html`<button
      type="button"
      class="row suggestion"
      aria-pressed=${label === typed.trim().toLowerCase()}
      ?disabled=${isBusy}
      @click=${() => this.#control?.setName(label)}
    >
      <span class="label">${label}</span> <span class="tag">${strings.namesFree}</span>
    </button>`
  }

  #action({ status }: DeepReadonly<NamesState>) {
    const { strings } = this
    if (status === 'signing') return strings.namesSigning
    return status === 'registering' ? strings.namesRegistering : strings.namesSubmit
  }

  /** The problem, in the words of the server if it has any. */
  #problem({ error, name }: DeepReadonly<NamesState>) {
    const { strings } = this
    if (error === undefined) return undefined
    const texts: Record<NamesErrorCode, string> = {
      name: strings.namesRules,
      network: strings.namesErrorNetwork,
      signer: strings.namesErrorSigner,
      chainId: strings.namesErrorChainId,
      suggestions: strings.namesErrorSuggestions,
      register: strings.namesErrorRegister(name),
      sign: strings.signFailedText,
      rejected: strings.rejectedText,
      busy: strings.busyText,
      forbidden: strings.forbiddenText,
    }
    return error.reason ?? texts[error.code]
  }

  async #submit(event: Event) {
    event.preventDefault()
    const { router, state } = this.modal
    if (state.names === undefined || (state.names.status === 'editing' && taken(state.names))) return
    const isRegistered = await this.#control?.register()
    // The user may have gone elsewhere meanwhile.
    if (isRegistered && router.state.open && router.state.route.view === 'RegisterAccountName')
      router.replace({ view: 'RegisterAccountNameSuccess' })
  }
}

/** True if somebody has the name that was typed. */
const taken = ({ name, suggestions, zone }: DeepReadonly<NamesState>): boolean =>
  suggestions.some((one) => one.registered && one.name === `${name.trim().toLowerCase()}.${zone}`)

define('fy-register-account-name-view', FyRegisterAccountNameView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-register-account-name-view': FyRegisterAccountNameView
  }
}
