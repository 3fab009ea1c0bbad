import { type DeepReadonly, loadBalance, type TokenBalance } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { failure } from '../../components/note/failure.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { searchField, searchFieldStyles, searchIcon } from '../../components/search-field/searchField.ts'
import '../../components/skeleton/fy-skeleton.ts'
import { tokenRow, tokenRowStyles } from '../../components/token-list/tokenRow.ts'
import { BalanceController } from '../../element/BalanceController.ts'
import { define } from '../../element/define.ts'
import { RowFocusController } from '../../element/RowFocusController.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { chosenRow } from '../../styles/chosenRow.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

type Token = DeepReadonly<TokenBalance>

/** The tokens that an account has, to send one of them. */
export class FyWalletSendSelectTokenView extends View<'WalletSendSelectToken', SendStrings> {
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
    `,
  ]
  static override properties = { ...View.properties, query: { state: true } }

  declare private query: string
  readonly #focus = new RowFocusController(this)

  constructor() {
    super()
    this.query = ''
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
        enterList: this.#focus.focusFirst,
      })}
      <p class="visually-hidden" role="status">${said}</p>
      <div class="found">
        ${isLoading ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
        ${isLoading || found.length > 0 ? nothing : this.#renderNothing(status === 'failed')}
        <ul class="stack" @keydown=${this.#focus.onKeyDown}>
          ${found.map((token, index) => html`<li>${this.#renderRow(token, index)}</li>`)}
        </ul>
      </div>
    `
  }

  #renderNothing(hasFailed: boolean) {
    const { strings } = this
    return hasFailed
      ? failure({
          text: strings.balanceFailed,
          strings,
          retry: () => loadBalance(this.modal, { isForced: true }),
        })
      : note({ picture: searchIcon(), text: strings.noTokenMatch })
  }

  #renderRow(token: Token, index: number) {
    const chosen = this.state.send?.token
    const isChosen = chosen?.chainId === token.chainId && chosen.address === token.address
    return html`<button
      type="button"
      class="row"
      aria-current=${isChosen ? 'true' : nothing}
      tabindex=${this.#focus.tabIndexOf(index)}
      @click=${() => this.#select(token)}
    >
      ${tokenRow(token, this.strings)}
    </button>`
  }

  #search = (query: string) => {
    this.query = query
    this.#focus.reset()
    this.renderRoot.querySelector('input')?.focus()
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
