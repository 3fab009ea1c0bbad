import { html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import { searchField, searchFieldStyles } from '../search-field/searchField.ts'

/** The field above a long list of Connect. What is typed into it is searched for among all wallets. */
export class FyWalletSearch extends FyElement {
  static override styles = searchFieldStyles
  static override properties = {
    strings: { attribute: false },
    search: { attribute: false },
    enterList: { attribute: false },
  }

  declare strings: Strings
  /** Searches for what the field holds by then. */
  declare search: (queryOf: () => string) => void
  /** The arrow down leads into the list. */
  declare enterList: () => void
  /** True if an input method is in the middle of a word, which must stay in its field. */
  #isComposing = false

  protected override render() {
    const { strings, enterList } = this
    return html`<div
      @compositionstart=${() => (this.#isComposing = true)}
      @compositionend=${this.#onCompositionEnd}
    >
      ${searchField({ label: strings.searchWallets, query: '', strings, search: this.#onInput, enterList })}
    </div>`
  }

  #queryOf = () => this.renderRoot.querySelector('input')?.value ?? ''

  #onInput = () => {
    if (!this.#isComposing) this.search(this.#queryOf)
  }

  #onCompositionEnd = () => {
    this.#isComposing = false
    this.#onInput()
  }
}

define('fy-wallet-search', FyWalletSearch)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-search': FyWalletSearch
  }
}
