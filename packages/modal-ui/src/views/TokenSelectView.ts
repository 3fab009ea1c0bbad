import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../exports/modal.ts'
import './account/fy-account-view.ts'
import { noteStyles } from '../components/note/note.ts'
import { searchField, searchFieldStyles } from '../components/search-field/searchField.ts'
import '../components/skeleton/fy-skeleton.ts'
import { tokenRow, tokenRowStyles } from '../components/token-list/tokenRow.ts'
import { BalanceController } from '../element/BalanceController.ts'
import { RowFocusController } from '../element/RowFocusController.ts'
import type { Strings } from '../locales/en/base.ts'
import { chosenRow } from '../styles/chosenRow.ts'
import { controls } from '../styles/controls.ts'
import { View } from './View.ts'

/** A list of tokens with a search, of which one is chosen for a form. */
export abstract class TokenSelectView<
  name extends 'SwapSelectToken' | 'WalletSendSelectToken',
  strings extends Strings,
  token extends DeepReadonly<TokenBalance>,
> extends View<name, strings> {
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

  readonly #focus = new RowFocusController(this)
  declare protected query: string

  constructor() {
    super()
    this.query = ''
    new BalanceController(this)
  }

  protected abstract readonly searchLabel: string
  /** The form that the choice is for. */
  protected abstract readonly formView: 'Swap' | 'WalletSend'
  /** The status of the list. */
  protected abstract get status(): string | undefined
  protected abstract get chosen(): Pick<token, 'chainId' | 'address'> | undefined
  /** The tokens that the search finds. */
  protected abstract get found(): readonly token[]
  protected abstract choose(token: token): void
  /** Stands in the place of rows. */
  protected abstract renderNothing(): TemplateResult

  /** True for a token whose name, symbol or contract is searched. */
  protected isSearched({ name, symbol, address }: token): boolean {
    const query = this.query.trim().toLowerCase()
    return (
      [name, symbol].some((text) => text.toLowerCase().includes(query)) || address?.toLowerCase() === query
    )
  }

  protected override render() {
    const { strings, query, status, found } = this
    const isLoading = status === 'idle' || status === 'loading'
    const said = isLoading ? strings.loading : strings.results(String(found.length))
    return html`
      ${searchField({
        label: this.searchLabel,
        query,
        strings,
        search: (text) => this.search(text),
        enterList: this.#focus.focusFirst,
      })}
      <p class="visually-hidden" role="status">${said}</p>
      <div class="found">
        ${isLoading || found.length > 0 ? nothing : this.renderNothing()}
        <ul class="stack" @keydown=${this.#focus.onKeyDown}>
          ${found.map((token, index) => html`<li>${this.renderRow(token, index)}</li>`)}
        </ul>
        ${isLoading ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
      </div>
    `
  }

  protected renderRow(token: token, index: number): TemplateResult {
    const { chosen } = this
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

  protected search(query: string) {
    this.query = query
    this.#focus.reset()
    this.renderRoot.querySelector('input')?.focus()
  }

  #select(token: token) {
    const { router } = this.modal
    this.choose(token)
    // It may have been opened by itself.
    if (router.pop() === undefined) router.replace({ view: this.formView })
  }
}
