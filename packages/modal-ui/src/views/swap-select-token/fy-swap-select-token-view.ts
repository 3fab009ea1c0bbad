import { type DeepReadonly, type SwapToken, swapTokens } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { searchField, searchFieldStyles, searchIcon } from '../../components/search-field/searchField.ts'
import '../../components/skeleton/fy-skeleton.ts'
import { tokenRow, tokenRowStyles } from '../../components/token-list/tokenRow.ts'
import { BalanceController } from '../../element/BalanceController.ts'
import { define } from '../../element/define.ts'
import { RowFocusController } from '../../element/RowFocusController.ts'
import { SwapController } from '../../element/SwapController.ts'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { chosenRow } from '../../styles/chosenRow.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

type Token = DeepReadonly<SwapToken>

/** So many rows are drawn: a search finds the others. */
const MOST_ROWS = 100
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** The tokens that can be swapped: first those that the account has, then the others, or any by its address. */
export class FySwapSelectTokenView extends View<'SwapSelectToken', SwapStrings> {
  static override styles = [
    controls,
    noteStyles,
    searchFieldStyles,
    tokenRowStyles,
    chosenRow,
    css`
      /* The dialog stays as high as three rows while a search finds fewer. */
      .found {
        min-block-size: 196px;
      }
      fy-skeleton {
        margin-block-start: 8px;
      }
      .warning {
        padding: 6px 10px 12px;
        color: var(--fy-color-warning);
        overflow-wrap: anywhere;
      }
    `,
  ]
  static override properties = {
    ...View.properties,
    query: { state: true },
    other: { state: true },
  }

  declare private query: string
  readonly #focus = new RowFocusController(this)
  /** A token that was searched by its address, and is on no list. */
  declare private other: SwapToken | undefined

  constructor() {
    super()
    this.query = ''
    new BalanceController(this)
    new SwapController(this)
  }

  get #isSource() {
    return this.route.side === 'source'
  }

  /** Those that the search finds: by name, symbol or contract. */
  get #found(): Token[] {
    const query = this.query.trim().toLowerCase()
    const isFound = ({ name, symbol, address }: Token) =>
      [name, symbol].some((text) => text.toLowerCase().includes(query)) || address?.toLowerCase() === query
    const found = swapTokens(this.state).filter(isFound).slice(0, MOST_ROWS)
    return found.length === 0 && this.other !== undefined ? [this.other] : found
  }

  protected override render() {
    const { strings, state, query } = this
    const status = state.swap?.tokens.status
    const found = this.#found
    const isLoading = status === 'idle' || status === 'loading'
    const said = isLoading ? strings.loading : strings.results(String(found.length))
    return html`
      ${searchField({
        label: strings.swapSearch,
        query,
        strings,
        search: this.#search,
        enterList: this.#focus.focusFirst,
      })}
      <p class="visually-hidden" role="status">${said}</p>
      <div class="found">
        ${
          isLoading || found.length > 0 ? nothing : note({ picture: searchIcon(), text: strings.swapNoToken })
        }
        <ul class="stack" @keydown=${this.#focus.onKeyDown}>
          ${found.map((token, index) => html`<li>${this.#renderRow(token, index)}</li>`)}
        </ul>
        ${isLoading ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
      </div>
    `
  }

  #renderRow(token: Token, index: number) {
    const { swap } = this.state
    const chosen = this.#isSource ? swap?.sourceToken : swap?.toToken
    const isChosen = chosen?.chainId === token.chainId && chosen.address === token.address
    return html`<button
        type="button"
        class="row"
        aria-current=${isChosen ? 'true' : nothing}
        tabindex=${this.#focus.tabIndexOf(index)}
        @click=${() => this.#select(token)}
      >
        ${tokenRow(token, this.strings)}
      </button>
      ${
        // While the list loads, nothing is known to be missing from it.
        token.isListed || swap?.tokens.status !== 'ready'
          ? nothing
          : html`<p class="small warning">${this.strings.swapUnlisted} <bdi>${token.address}</bdi></p>`
      }`
  }

  #search = async (query: string) => {
    this.query = query
    this.#focus.reset()
    this.other = undefined
    this.renderRoot.querySelector('input')?.focus()
    const address = query.trim()
    if (!ADDRESS.test(address) || this.#found.length > 0) return
    const token = await this.modal.controls.swap?.findToken(address)
    if (this.query === query) this.other = token
  }

  #select(token: Token) {
    const { controls, router } = this.modal
    if (this.#isSource) controls.swap?.setSourceToken({ ...token })
    else controls.swap?.setToToken({ ...token })
    // It may have been opened by itself.
    if (router.pop() === undefined) router.replace({ view: 'Swap' })
  }
}

define('fy-swap-select-token-view', FySwapSelectTokenView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-swap-select-token-view': FySwapSelectTokenView
  }
}
