import {
  activeAccount,
  type DeepReadonly,
  type Modal,
  type ModalState,
  type RecentTransaction,
  reportLoadError,
} from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import type { TransactionTexts } from '../../locales/en/transactions.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { controls } from '../../styles/controls.ts'
import { explorerOfSent } from '../account-assets/explorerOf.ts'

/** The last transactions that the account has sent from this browser. */
export class FyRecentTransactions extends FyElement {
  static override styles = [
    controls,
    css`
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        padding: 8px 4px 0;
      }
      h3 {
        margin: 0;
        font: inherit;
      }
      .head button {
        min-block-size: 44px;
        padding-inline: 8px;
      }
      .row {
        color: inherit;
        text-decoration: none;
      }
      .what {
        flex: 1 1 0;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
    `,
  ]
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: AccountStrings

  #loading: Promise<void> | undefined

  protected override willUpdate() {
    const { modal, strings } = this
    if (loadedGroup('transactions', strings.$code) !== undefined) return
    this.#loading = loadGroup('transactions', { ...modal.state.options, locale: strings.$code }).then(
      () => this.requestUpdate(),
      (cause) => void reportLoadError(modal, cause),
    )
  }

  /** With its texts. */
  protected override async getUpdateComplete() {
    await super.getUpdateComplete()
    await this.#loading
    return super.getUpdateComplete()
  }

  protected override render() {
    const { modal, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const { address } = account
    const recent = state.transactions?.recent.filter((one) => one.address === address) ?? []
    if (recent.length === 0) return nothing
    const texts = this.#texts
    if (texts === undefined) return nothing
    return html`
      <div class="head muted small">
        <h3>${texts.recentTransactions}</h3>
        <button type="button" @click=${() => modal.controls.transactions?.clear(address)}>
          ${texts.clearTransactions}
        </button>
      </div>
      <ul class="stack">
        ${recent.map((one) => html`<li>${this.#renderRow(one, texts)}</li>`)}
      </ul>
    `
  }

  /** The dapp's own texts are among those of the modal. */
  get #texts(): TransactionTexts | undefined {
    const texts = loadedGroup('transactions', this.strings.$code)
    return texts && { ...texts, ...this.strings }
  }

  #renderRow(
    { hash, caipNetworkId, description, status }: DeepReadonly<RecentTransaction>,
    texts: TransactionTexts,
  ) {
    const { strings, state } = this
    const content = html`<span class="what">${description === undefined ? html`<bdi dir="ltr">${shortenAddress(hash)}</bdi>` : html`<bdi>${description}</bdi>`}</span>
      <span class="small ${hasFailed(status) ? 'danger-text' : 'muted'}">${this.#statusText(status, texts)}</span>`
    const network = state.networks.list.find((one) => one.caipNetworkId === caipNetworkId)
    const url = explorerOfSent(network, { hash, status })
    if (url === undefined) return html`<div class="row">${content}</div>`
    return html`<a class="row" href=${url} target="_blank" rel="noopener noreferrer">
      ${content} <span class="visually-hidden">${strings.viewOnExplorer}</span>
    </a>`
  }

  #statusText(status: RecentTransaction['status'], texts: TransactionTexts) {
    if (status === 'confirmed') return texts.isConfirmed
    if (status === 'timedOut') return texts.notConfirmedYet
    if (status === 'expired') return texts.notSent
    const { isPending, didFail } = this.strings
    return hasFailed(status) ? didFail : isPending
  }
}

const hasFailed = (status: RecentTransaction['status']) => status === 'reverted' || status === 'replaced'

define('fy-recent-transactions', FyRecentTransactions)

declare global {
  interface HTMLElementTagNameMap {
    'fy-recent-transactions': FyRecentTransactions
  }
}
