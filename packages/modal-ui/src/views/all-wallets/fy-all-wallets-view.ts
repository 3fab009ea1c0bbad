import type { LoadFailure, WalletItem } from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import {
  browseItems,
  isMobile,
  pairingConnector,
  preparePairing,
  selectWallet,
} from '@foyer/modal-core/wallets'
import { html, nothing, type PropertyValues } from 'lit'
import '../../exports/modal.ts'
import { loadFailure } from '../../components/note/failure.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import type { FyWalletList } from '../../components/wallet-list/fy-wallet-list.ts'
import '../../components/skeleton/fy-skeleton.ts'
import { searchField, searchFieldStyles, searchIcon } from '../../components/search-field/searchField.ts'
import '../../components/wallet-list/fy-wallet-list.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'
import { styles } from './fy-all-wallets-view.styles.ts'

/** Every wallet there is, to look through or search. */
export class FyAllWalletsView extends View<'AllWallets'> {
  static override styles = [controls, noteStyles, searchFieldStyles, styles]

  static override properties = { ...View.properties, failure: { state: true } }

  /** Why the code for the list did not load. */
  declare private failure: LoadFailure | undefined
  #isPrepared = false

  protected override firstUpdated() {
    this.modal.wallets.browse()
    // The visitor has begun to type in Connect.
    if (this.state.wallets.query !== '') this.renderRoot.querySelector('input')?.focus()
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const { browse } = this.state.wallets
    if (changed.get('state')?.wallets.browse !== browse && browse.status === 'failed') void this.#findCause()
  }

  protected override updated() {
    // Its feature may come only after the list.
    if (!this.#isPrepared && pairingConnector(this.state) !== undefined) {
      this.#isPrepared = true
      preparePairing(this.modal)
    }
  }

  get #list() {
    return this.renderRoot.querySelector<FyWalletList>('fy-wallet-list')
  }

  protected override render() {
    const { strings, state } = this
    const { query, certifiedOnly, hasCertified } = state.wallets
    const items = browseItems(state, { mobile: isMobile() })
    return html`
      ${searchField({
        label: strings.searchWallets,
        query,
        strings,
        search: this.#search,
        enterList: () => void this.#list?.focusRow(0),
      })}
      ${
        hasCertified
          ? html`<button
            type="button"
            class="button certified"
            aria-pressed=${certifiedOnly}
            @click=${() => this.modal.wallets.browse({ certifiedOnly: !certifiedOnly })}
          >
            ${strings.certified}
          </button>`
          : nothing
      }
      <div class="found">${this.#renderFound(items)}</div>
    `
  }

  #renderFound(items: WalletItem[]) {
    const { strings, state } = this
    const { status } = state.wallets.browse
    const isWaiting = status === 'idle' || status === 'loading'
    const said = isWaiting ? strings.loading : strings.results(String(items.length))
    return html`
      <p class="visually-hidden" role="status">${status === 'failed' ? '' : said}</p>
      ${status === 'failed' ? this.#renderFailure() : nothing}
      ${
        items.length > 0
          ? html`<fy-wallet-list
            .items=${items}
            .strings=${strings}
            .select=${this.#select}
            .reveal=${this.#reveal}
          ></fy-wallet-list>`
          : isWaiting
            ? html`<fy-skeleton rows="4"></fy-skeleton>`
            : status === 'ready'
              ? this.#renderNoMatch()
              : nothing
      }
    `
  }

  #renderNoMatch() {
    const { strings } = this
    return note({
      picture: searchIcon(),
      title: strings.noMatch,
      text: strings.missingWalletText,
      action: html`<button type="button" class="button" @click=${() => this.#search('')}>
        ${strings.clearSearch}
      </button>`,
    })
  }

  #renderFailure() {
    const { strings, state } = this
    const { browse } = state.wallets
    const reason = (browse.status === 'failed' ? browse.reason : undefined) ?? this.failure
    return loadFailure({ reason, text: strings.listFailed, strings, retry: this.#retry })
  }

  /** Undefined where the list has loaded and a server failed. */
  async #findCause() {
    try {
      await this.modal.wallets.load()
    } catch (cause) {
      this.failure = await reportLoadError(this.modal, cause)
    }
  }

  #retry = () => {
    this.failure = undefined
    this.modal.wallets.browse()
  }

  #select = (item: WalletItem) => selectWallet(this.modal, item)

  #reveal = (items: readonly WalletItem[], isEnd: boolean) => {
    this.modal.wallets.showImages(items.flatMap(({ wallet }) => wallet ?? []))
    if (isEnd) this.modal.wallets.more()
  }

  #search = (query: string) => {
    this.#list?.toTop()
    this.modal.wallets.browse({ query })
    this.renderRoot.querySelector('input')?.focus()
  }
}

define('fy-all-wallets-view', FyAllWalletsView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-all-wallets-view': FyAllWalletsView
  }
}
