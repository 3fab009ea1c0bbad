import { type DeepReadonly, type SwapToken, swapTokens } from '@foyer/modal-core'
import { css, html } from 'lit'
import { note } from '../../components/note/note.ts'
import { searchIcon } from '../../components/search-field/searchField.ts'
import { define } from '../../element/define.ts'
import { SwapController } from '../../element/SwapController.ts'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { TokenSelectView } from '../TokenSelectView.ts'

type Token = DeepReadonly<SwapToken>

/** So many rows are drawn: a search finds the others. */
const MAX_ROWS = 100
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** The tokens that can be swapped: first those that the account has, then the others, or any by its address. */
export class FySwapSelectTokenView extends TokenSelectView<'SwapSelectToken', SwapStrings, Token> {
  static override styles = [
    ...TokenSelectView.styles,
    css`
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
  static override properties = { ...TokenSelectView.properties, unlisted: { state: true } }

  protected override readonly formView = 'Swap'
  /** A token that was searched by its address, and is on no list. */
  declare private unlisted: SwapToken | undefined

  constructor() {
    super()
    new SwapController(this)
  }

  get #isSource() {
    return this.route.side === 'source'
  }

  protected override get searchLabel() {
    return this.strings.swapSearch
  }

  protected override get status() {
    return this.state.swap?.tokens.status
  }

  protected override get chosen() {
    const { swap } = this.state
    return this.#isSource ? swap?.sourceToken : swap?.toToken
  }

  protected override get found(): readonly Token[] {
    const found = swapTokens(this.state)
      .filter((token) => this.isSearched(token))
      .slice(0, MAX_ROWS)
    return found.length === 0 && this.unlisted !== undefined ? [this.unlisted] : found
  }

  protected override renderNothing() {
    return note({ picture: searchIcon(), text: this.strings.swapNoToken })
  }

  protected override renderRow(token: Token, index: number) {
    const row = super.renderRow(token, index)
    // While the list loads, nothing is known to be missing from it.
    if (token.isListed || this.status !== 'ready') return row
    return html`${row}
      <p class="small warning">${this.strings.swapUnlisted} <bdi>${token.address}</bdi></p>`
  }

  protected override async search(query: string) {
    this.unlisted = undefined
    super.search(query)
    const address = query.trim()
    if (!ADDRESS.test(address) || this.found.length > 0) return
    const token = await this.modal.controls.swap?.findToken(address)
    if (this.query === query) this.unlisted = token
  }

  protected override choose(token: Token) {
    const { swap } = this.modal.controls
    if (this.#isSource) swap?.setSourceToken({ ...token })
    else swap?.setToToken({ ...token })
  }
}

define('fy-swap-select-token-view', FySwapSelectTokenView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-swap-select-token-view': FySwapSelectTokenView
  }
}
