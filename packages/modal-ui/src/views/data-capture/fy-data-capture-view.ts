import { captureEmail, InvalidEmailError, skipEmail } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { form } from '../../styles/form.ts'
import { View } from '../View.ts'

type Answer = 'idle' | 'pending' | 'invalid' | 'failed'

/** Asks for an e-mail address, which only the dapp receives. */
export class FyDataCaptureView extends View<'DataCapture', StepsStrings> {
  static override styles = [controls, form]
  static override properties = { ...View.properties, answer: { state: true } }

  declare private answer: Answer

  constructor() {
    super()
    this.answer = 'idle'
  }

  protected override render() {
    const { strings, answer } = this
    const isPending = answer === 'pending'
    return html`
      <form class="stack" novalidate>
        <p class="muted centre why">${strings.emailText(location.hostname)}</p>
        <label for="email">${strings.emailLabel}</label>
        <input
          id="email"
          type="email"
          name="email"
          autocomplete="email"
          inputmode="email"
          autocapitalize="off"
          spellcheck="false"
          dir="ltr"
          aria-describedby="problem"
          aria-invalid=${answer === 'invalid'}
          ?readonly=${isPending}
          @input=${this.#forgive}
        />
        <p id="problem" class="small danger-text" role="alert" ?hidden=${this.#problem() === undefined}>
          ${this.#problem() ?? nothing}
        </p>
        <button type="submit" class="button primary" ?disabled=${isPending} @click=${this.#submit}>
          ${isPending ? strings.loading : strings.emailSubmit}
        </button>
        <button type="button" class="button" ?disabled=${isPending} @click=${() => skipEmail(this.modal)}>
          ${strings.emailSkip}
        </button>
      </form>
    `
  }

  #problem() {
    const { strings, answer } = this
    if (answer === 'invalid') return strings.emailInvalid
    return answer === 'failed' ? strings.emailFailed : undefined
  }

  #forgive() {
    if (this.answer !== 'pending') this.answer = 'idle'
  }

  async #submit(event: Event) {
    event.preventDefault()
    const input = this.renderRoot.querySelector('input')
    if (input === null || this.answer === 'pending') return
    this.answer = 'pending'
    try {
      await captureEmail(this.modal, input.value)
    } catch (error) {
      this.answer = error instanceof InvalidEmailError ? 'invalid' : 'failed'
      await this.updateComplete
      input.focus()
    }
  }
}

define('fy-data-capture-view', FyDataCaptureView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-data-capture-view': FyDataCaptureView
  }
}
