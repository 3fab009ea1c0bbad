import { html, nothing } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Texts } from '../locales/en.ts'
import { createArmedButton } from './createArmedButton.ts'
import { type Asker, PageElement } from './PageElement.ts'

type AskWords = {
  title: string
  text: string
  /** The armed button. */
  use: string
  working: string
}

/** Says what the user is asked for, and by whom. What an armed button begins then happens outside of this page. */
export abstract class AskElement extends PageElement {
  static override properties = {
    ...PageElement.properties,
    texts: { attribute: false },
    origin: { attribute: false },
    dapp: { attribute: false },
    stage: { attribute: false },
    failure: { attribute: false },
  }

  declare texts: Texts
  declare origin: Asker['origin']
  declare dapp: Asker['dapp']
  declare stage: 'asking' | 'working'
  declare use: () => void
  declare decline: () => void

  #page: Element | undefined
  #cancel: HTMLElement | undefined
  #armed = createArmedButton(this, { page: () => this.#page, refusal: () => this.#cancel })

  constructor() {
    super()
    this.stage = 'asking'
  }

  protected abstract words(texts: Texts): AskWords
  /** Why the last try came to nothing. */
  protected abstract renderProblem(texts: Texts): unknown
  /** True if this browser can do it at all. */
  protected canUse() {
    return true
  }

  #hint({ states, passkey }: Texts) {
    if (this.#armed.ignored() === 'enter') return states.enter
    const arming = this.#armed.state()
    if (arming === 'hidden') return passkey.hidden
    return arming === 'unfocused' ? states.unfocused : ''
  }

  protected override render() {
    const { texts, stage } = this
    const { title, text, use, working } = this.words(texts)
    if (stage === 'working')
      return html`<main>
        ${this.renderWorkingHead(texts)}
        <div class="wait"><span class="spinner"></span><p role="status">${working}</p></div>
      </main>`
    return html`<main aria-labelledby="title" ${ref((page) => (this.#page = page))}>
      ${this.renderHead(texts, this)}
      <div class="scroll" tabindex="0" role="region" aria-labelledby="title">
        <h1 id="title">${title}</h1>
        <p>${text}</p>
        <div role="alert">${this.renderProblem(texts)}</div>
      </div>
      <footer>
        <p class="state muted small" id="state" role="status" .textContent=${this.#hint(texts)}></p>
        <div class="actions">
          <button
            type="button"
            class="button"
            ${ref((button) => (this.#cancel = button as HTMLElement | undefined))}
            @click=${() => this.decline()}
          >
            ${texts.passkey.cancel}
          </button>
          ${this.canUse() ? this.#armed.render(use, () => this.use()) : nothing}
        </div>
      </footer>
    </main>`
  }

  protected renderWorkingHead(_texts: Texts): unknown {
    return nothing
  }
}
