import { html, nothing, type PropertyValues } from 'lit'
import { HomeElement } from './HomeElement.ts'
import type { HomeState } from './homeState.ts'
import { toHomeError } from './toHomeError.ts'

/** The page of a mail's link, which keeps a wallet that is about to be deleted. Opening it changes nothing; only a click does. */
export class FyHomeKeep extends HomeElement<HomeState> {
  static override properties = {
    ...HomeElement.properties,
    link: { attribute: false },
    step: { state: true },
  }

  /** The two tokens, or `cut` where the link was not whole. */
  declare link: string
  declare protected step: 'question' | 'busy' | 'done' | 'expired' | 'cut' | 'failed'

  constructor() {
    super()
    this.step = 'question'
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('link')) this.step = this.link === 'cut' ? 'cut' : 'question'
  }

  protected override render() {
    const { texts, step } = this
    const isOver = step === 'done' || step === 'expired' || step === 'cut'
    return html`
      <h2>${texts.keep.title}</h2>
      <div class="card">
        ${isOver ? nothing : html`<p>${texts.keep.text}</p>`}
        <div role="status">${isOver ? html`<p .textContent=${texts.keep[step]}></p>` : nothing}</div>
        ${this.renderError(step === 'failed' ? { code: 'unreachable' } : undefined)}
        ${
          isOver
            ? nothing
            : html`<div class="actions">
                <button
                  type="button"
                  class="button primary"
                  ?disabled=${step === 'busy'}
                  @click=${this.#keep}
                  .textContent=${step === 'busy' ? texts.busy : texts.deletion.keep}
                ></button>
              </div>`
        }
      </div>
    `
  }

  #keep = async (event: MouseEvent) => {
    // A script of a mail scanner can call click(); it is not a person's.
    if (!event.isTrusted) return
    const { link } = this
    this.step = 'busy'
    const step = await this.home.deletion.keepByLink(link).then(
      () => 'done' as const,
      (error) => (toHomeError(error).code === 'expiredCode' ? 'expired' : 'failed'),
    )
    // Another link may have been opened meanwhile.
    if (this.link === link) this.step = step
  }
}

customElements.define('fy-home-keep', FyHomeKeep)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-keep': FyHomeKeep
  }
}
