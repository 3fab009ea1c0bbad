import { hueOf } from '@foyer/modal-ui/styles'
import { css, html, nothing } from 'lit'
import type { Balance } from './createBalances.ts'
import { HomeElement } from './HomeElement.ts'
import type { LoggedIn } from './homeState.ts'

/** The account: its colours, its addresses, each with a button that copies it, and what it has on each chain. */
export class FyHomeAccount extends HomeElement<LoggedIn> {
  static override styles = [
    ...HomeElement.styles,
    css`
      .card {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        column-gap: 16px;
        /* Until the balances are there. */
        min-block-size: 132px;
      }
      .avatar {
        inline-size: 56px;
        block-size: 56px;
        border-radius: 50%;
        forced-color-adjust: none;
        background-color: hsl(var(--hue) 70% 60%);
        background-image:
          radial-gradient(circle at 28% 24%, oklch(0.92 0.1 calc(var(--hue) + 40)), transparent 46%),
          radial-gradient(circle at 78% 80%, oklch(0.5 0.22 calc(var(--hue) + 110)), transparent 60%),
          linear-gradient(oklch(0.68 0.18 var(--hue)) 0 0);
      }
      .wide {
        grid-column: 1 / -1;
      }
      .solana {
        padding-block-start: 12px;
        border-block-start: 1px solid var(--fy-color-border);
      }
      /* Until the address is there. */
      .solana .code {
        min-block-size: 1.5em;
      }
      ul {
        display: grid;
        gap: 4px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        column-gap: 16px;
      }
      li strong {
        font-variant-numeric: tabular-nums;
      }
    `,
  ]
  static override properties = {
    ...HomeElement.properties,
    balances: { state: true },
    solanaAddress: { state: true },
    copied: { state: true },
  }

  /** Undefined until they are read. */
  declare protected balances: readonly Balance[] | undefined
  /** Empty until it is read, and undefined where that failed. */
  declare protected solanaAddress: string | undefined
  /** The address that was copied last. */
  declare protected copied: string | undefined

  constructor() {
    super()
    this.solanaAddress = ''
  }

  protected override willUpdate() {
    this.style.setProperty('--hue', String(hueOf(this.state.address)))
  }

  protected override firstUpdated() {
    void this.home.readBalances().then((balances) => {
      this.balances = balances
    })
    if (this.home.hasSolana)
      void this.home.readSolanaAddress().then((address) => {
        this.solanaAddress = address
      })
  }

  protected override render() {
    const { texts, state, balances } = this
    return html`<div class="card">
      <span class="avatar" aria-hidden="true"></span>
      <div>
        <p class="muted small">${texts.address}</p>
        <p class="code" translate="no">${state.address}</p>
      </div>
      <ul class="wide" aria-label=${texts.balances}>
        ${balances?.map(
          ({ chain, amount }) => html`<li>
            <span class="muted" translate="no">${chain}</span>
            <strong translate="no">${amount ?? '–'}</strong>
          </li>`,
        )}
      </ul>
      ${this.#renderCopy(state.address, texts.copyAddress)} ${this.home.hasSolana ? this.#renderSolana() : nothing}
    </div>`
  }

  #renderSolana() {
    const { texts, solanaAddress } = this
    return html`<div class="wide solana">
        <p class="muted small">${texts.solana.address}</p>
        <p class="code" translate="no" .textContent=${solanaAddress ?? '–'}></p>
      </div>
      ${solanaAddress ? this.#renderCopy(solanaAddress, texts.solana.copy) : nothing}`
  }

  #renderCopy(address: string, text: string) {
    return html`<button
      type="button"
      class="button wide"
      @click=${() => this.#copy(address)}
      .textContent=${this.copied === address ? this.texts.copied : text}
    ></button>`
  }

  async #copy(address: string) {
    try {
      await navigator.clipboard.writeText(address)
      this.copied = address
    } catch {
      // The address stands there, to be selected.
    }
  }
}

customElements.define('fy-home-account', FyHomeAccount)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-account': FyHomeAccount
  }
}
