import { InvalidEmailError, type View as ViewName } from '@foyer/modal-core'
import { CODE_LENGTH } from '@foyer/modal-core/floor'
import { html, nothing } from 'lit'
import type { LoginStrings } from '../locales/en/login.ts'
import { shortenEmail } from '../locales/shortenOfView.ts'
import { codeCells } from '../styles/codeCells.ts'
import { controls } from '../styles/controls.ts'
import { form } from '../styles/form.ts'
import { mailSteps } from '../styles/mailSteps.ts'
import { View } from './View.ts'

type EmailField = { value: string; isWrong: boolean; isPending: boolean; onFocus?: () => void }
type CodeField = { name: string; isWrong: boolean; isPending: boolean }

/** A view that proves e-mail addresses: an address is asked for, then the codes that were mailed. */
export abstract class MailStepsView<name extends ViewName> extends View<name, LoginStrings> {
  static override styles = [controls, form, mailSteps, codeCells]
  static override properties = { ...View.properties, digits: { state: true }, isHeard: { state: true } }

  #step: string | undefined
  /** Of the code, as far as it is entered. */
  declare protected digits: string
  /** True if the address was sent, from the press on: what sends it may have to load first. */
  declare protected isHeard: boolean

  constructor() {
    super()
    this.digits = ''
    this.isHeard = false
  }

  /** The next step of the user. */
  protected abstract readStep(): string
  /** Requests the e-mails. Throws an `InvalidEmailError` for a text that is no address. */
  protected abstract start(email: string): Promise<void>
  /** Sends a code. */
  protected abstract send(code: string): Promise<void>

  /** A visitor with a keyboard types at once. On a phone, the keyboard would cover the text of the view. */
  protected override firstUpdated() {
    if (matchMedia('(pointer: fine)').matches) this.renderRoot.querySelector('input')?.focus()
  }

  /** Each step begins at its field or its heading, which is read out. */
  protected override updated() {
    const step = this.readStep()
    const before = this.#step
    this.#step = step
    if (before !== step) this.digits = this.renderRoot.querySelector<HTMLInputElement>('.code')?.value ?? ''
    if (before === undefined || before === step) return
    const field = this.renderRoot.querySelector<HTMLElement>('input')
    const start = field ?? this.renderRoot.querySelector<HTMLElement>('.title')
    start?.focus()
  }

  protected renderEmailField({ value, isWrong, isPending, onFocus }: EmailField) {
    return html`<input
      id="email"
      type="email"
      name="email"
      autocomplete="email"
      inputmode="email"
      autocapitalize="off"
      spellcheck="false"
      dir="ltr"
      .value=${value}
      aria-describedby="problem"
      aria-invalid=${isWrong}
      ?readonly=${isPending}
      @focus=${onFocus}
    />`
  }

  protected renderCodeField({ name, isWrong, isPending }: CodeField) {
    // One field under all cells: it is pasted into, filled in and read out as one.
    return html`<div class="cells" dir="ltr">
      <input
        id=${name}
        type="text"
        name=${name}
        class="code"
        autocomplete="one-time-code"
        inputmode="numeric"
        spellcheck="false"
        aria-label=${this.strings.loginCodeLabel}
        aria-describedby="problem"
        aria-invalid=${isWrong}
        ?readonly=${isPending}
        @input=${this.#onCode}
      />
      ${Array.from(
        { length: CODE_LENGTH },
        (_, index) =>
          html`<span class="cell ${index === this.digits.length ? 'next' : ''}" aria-hidden="true">
            ${this.digits[index] ?? nothing}
          </span>`,
      )}
    </div>`
  }

  protected renderProblemText(problem: string | undefined) {
    return html`<p id="problem" class="small danger-text" role="alert" ?hidden=${problem === undefined}>
      ${problem ?? nothing}
    </p>`
  }

  /** The address stays in one piece, whatever the direction of the text around it. */
  protected withEmail(text: (email: string) => string, email: string) {
    const [before, after] = text('\n').split('\n')
    return html`${before}<bdi class="email">${shortenEmail(email)}</bdi>${after}`
  }

  protected async submitEmail(event: Event) {
    event.preventDefault()
    const input = this.renderRoot.querySelector('input')
    if (input === null) return
    this.isHeard = true
    try {
      await this.start(input.value)
    } catch (error) {
      if (!(error instanceof InvalidEmailError)) throw error
      await this.updateComplete
      input.focus()
    } finally {
      this.isHeard = false
    }
  }

  protected submitCode(event: Event) {
    event.preventDefault()
    void this.send(this.renderRoot.querySelector('input')?.value ?? '')
  }

  /** For another code. */
  protected emptyCodeField() {
    const input = this.renderRoot.querySelector<HTMLInputElement>('.code')
    if (input === null) return
    input.value = ''
    this.digits = ''
    input.focus()
  }

  /** A code that is complete, typed or pasted, is sent at once. */
  #onCode(event: InputEvent) {
    const input = event.target as HTMLInputElement
    const digits = input.value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH)
    input.value = digits
    this.digits = digits
    if (digits.length === CODE_LENGTH) void this.send(digits)
  }
}
