import { html, LitElement, nothing, svg } from 'lit'
import type { Texts } from '../locales/en.ts'
import { toLabel } from './describe/text.ts'
import { bodyStyles, pageStyles } from './styles.ts'

/** The dapp that asks. */
export type Asker = {
  /** Verified. */
  origin: string
  /** As the dapp says. */
  dapp: { name?: string | undefined; icon?: string | undefined }
}

/** In characters: of the dapp's own name, and of its picture. */
const NAME_LENGTH = 40
const PICTURE_LENGTH = 100_000

/** A page of the wallet in a dapp: who asks stands above everything, beside the way out, which Escape takes as well. */
export abstract class PageElement extends LitElement {
  static override styles = [...bodyStyles, ...pageStyles]
  static override properties = { shownIcon: { state: true } }

  /** False where the dapp's picture could not be read. */
  declare shownIcon: boolean

  #connection: AbortController | undefined

  constructor() {
    super()
    this.shownIcon = true
  }

  /** The user wants nothing of it. */
  protected abstract leave(event: Event): void

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
    if (event.key === 'Escape' && event.isTrusted) this.leave(event)
  }

  protected renderHead(texts: Texts, asker?: Asker, canLeave = true) {
    return html`<header>
      ${asker && this.#renderAsker(texts, asker)}
      ${
        canLeave
          ? html`<button type="button" class="close" aria-label=${texts.close} @click=${this.leave}>
              ${closeSign()}
            </button>`
          : nothing
      }
    </header>`
  }

  #renderAsker(texts: Texts, { origin, dapp }: Asker) {
    const name = toLabel(dapp.name ?? '', NAME_LENGTH)
    // The page's policy lets no other server be asked for a picture.
    const icon =
      dapp.icon?.startsWith('data:image/') && dapp.icon.length <= PICTURE_LENGTH ? dapp.icon : undefined
    const letter = [...(name ?? new URL(origin).hostname)][0]?.toUpperCase()
    return html`<div class="site">
      <span class="picture" aria-hidden="true">
        ${
          icon !== undefined && this.shownIcon
            ? html`<img src=${icon} alt="" @error=${() => (this.shownIcon = false)} />`
            : letter
        }
      </span>
      <div>
        <p class="muted small">${texts.verified}</p>
        <p class="origin" translate="no"><bdi>${origin}</bdi></p>
        ${name === undefined ? nothing : html`<p class="muted small"><bdi>${texts.claimedName(name)}</bdi></p>`}
      </div>
    </div>`
  }
}

const closeSign = () => html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" aria-hidden="true">
  ${svg`<path d="M6 6l12 12M18 6L6 18" />`}
</svg>`
