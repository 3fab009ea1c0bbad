import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { searchField, searchFieldStyles } from '../../components/search-field/searchField.ts'
import '../../components/skeleton/fy-skeleton.ts'
import { tokenRow, tokenRowStyles } from '../../components/token-list/tokenRow.ts'
import { BalanceController } from '../../element/BalanceController.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

type Token = DeepReadonly<TokenBalance>

/** The tokens that an account has, to send one of them. */
export class FyWalletSendSelectTokenView extends View<'WalletSendSelectToken', AccountStrings> {
  static override styles = [
    controls,
    searchFieldStyles,
    tokenRowStyles,
    css`
      /* The dialog stays as high as three rows while a search finds fewer. */
      .found {
        min-block-size: 196px;
      }
      .note {
        padding: 24px 8px;
      }
      .row[aria-current='true'] {
        outline: 2px solid var(--fy-color-accent);
        outline-offset: -2px;
      }
      .row:focus-visible {
        outline: 2px solid var(--fy-color-focus);
        outline-offset: 2px;
      }
    `,
  ]
  static override properties = { ...View.properties, query: { state: true }, place: { state: true } }

  declare private query: string
  /** The row that Tab leads to: the arrow keys go on from there. */
  declare private place: number

  constructor() {
    super()
    this.query = ''
    this.place = 0
    new BalanceController(this)
  }

  /** Those that the account has and the search finds: by name, symbol or contract. */
  get #found(): Token[] {
    const { current } = this.state.balance
    const query = this.query.trim().toLowerCase()
    const isFound = ({ name, symbol, address }: Token) =>
      [name, symbol].some((text) => text.toLowerCase().includes(query)) || address?.toLowerCase() === query
    return current.status === 'ready'
      ? current.tokens.filter((token) => token.amount > 0n && isFound(token))
      : []
  }

  protected override render() {
    const { strings, state, query } = this
    const { status } = state.balance.current
    const found = this.#found
    const isLoading = status === 'idle' || status === 'loading'
    const said = isLoading ? strings.loading : strings.results(String(found.length))
    return html`
      ${searchField({
        label: strings.searchTokens,
        query,
        strings,
        search: this.#search,
        enterList: () => this.#focusRow(0),
      })}
      <p class="visually-hidden" role="status">${said}</p>
      <div class="found">
        ${isLoading ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
        ${isLoading || found.length > 0 ? nothing : this.#renderNothing(status === 'failed')}
        <ul class="stack" @keydown=${this.#onKeyDown}>
          ${found.map((token, index) => html`<li>${this.#renderRow(token, index)}</li>`)}
        </ul>
      </div>
    `
  }

  #renderNothing(hasFailed: boolean) {
    const { strings } = this
    return html`<p class="muted centre note">${hasFailed ? strings.balanceFailed : strings.noTokenMatch}</p>`
  }

  #renderRow(token: Token, index: number) {
    const chosen = this.state.send?.token
    const isChosen = chosen?.chainId === token.chainId && chosen.address === token.address
    return html`<button
      type="button"
      class="row"
      aria-current=${isChosen ? 'true' : nothing}
      tabindex=${index === this.place ? 0 : -1}
      @click=${() => this.#select(token)}
    >
      ${tokenRow(token, this.strings)}
    </button>`
  }

  #search = (query: string) => {
    this.query = query
    this.place = 0
    this.renderRoot.querySelector('input')?.focus()
  }

  #onKeyDown(event: KeyboardEvent) {
    const last = this.#found.length - 1
    const target = { ArrowDown: this.place + 1, ArrowUp: this.place - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    this.#focusRow(Math.min(Math.max(target, 0), last))
  }

  #focusRow(place: number) {
    this.place = place
    this.renderRoot.querySelectorAll<HTMLElement>('li button')[place]?.focus()
  }

  #select(token: Token) {
    const { controls, router } = this.modal
    controls.send?.setToken({ ...token })
    // It may have been opened by itself.
    if (router.pop() === undefined) router.replace({ view: 'WalletSend' })
  }
}

define('fy-wallet-send-select-token-view', FyWalletSendSelectTokenView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-send-select-token-view': FyWalletSendSelectTokenView
  }
}
