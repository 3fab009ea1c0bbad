import { type Connector, type DeepReadonly, selectConnector } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../components/legal-footer/fy-legal-footer.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon, retryIcon, walletIcon } from '../../styles/icons.ts'
import { loadView } from '../loadView.ts'
import { View } from '../View.ts'

/** A neutral list of wallets, kept by the Ethereum Foundation. */
const GET_WALLET_URL = 'https://ethereum.org/en/wallets/find-wallet/'

/** The wallets that can be connected here, or what to do when there is none. */
export class FyConnectView extends View<'Connect'> {
  static override styles = [
    controls,
    css`
      /* The tag stands on the button but is no part of its name. */
      .wallet {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        column-gap: 12px;
      }
      .wallet .row {
        grid-area: 1 / 1 / 2 / -1;
        display: grid;
        grid-template-columns: subgrid;
      }
      .wallet .tag {
        grid-area: 1 / 3;
        align-self: center;
        margin-inline-end: 14px;
        pointer-events: none;
      }
      .empty {
        gap: 12px;
        padding: 12px 8px 20px;
      }
      .emblem {
        display: grid;
        place-items: center;
        inline-size: 72px;
        block-size: 72px;
        margin-block-end: 4px;
        border-radius: 26%;
        background: color-mix(in oklab, var(--fy-color-accent) 14%, var(--fy-color-surface));
        color: var(--fy-color-link);
      }
      details {
        margin-block-start: 8px;
        color: var(--fy-color-muted);
        font-size: var(--fy-text-sm);
        text-align: center;
      }
      summary {
        display: flex;
        align-items: center;
        justify-content: center;
        min-block-size: 44px;
        border-radius: var(--fy-radius-md);
        cursor: pointer;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary:hover {
        color: var(--fy-color-text);
      }
      details p {
        padding: 0 12px 4px;
        text-wrap: balance;
      }
    `,
  ]

  protected override render() {
    const { connectors, options } = this.state
    return html`
      ${connectors.list.length === 0 ? this.#renderEmpty() : this.#renderList(connectors.list)}
      <fy-legal-footer
        .strings=${this.strings}
        .termsUrl=${options.termsUrl}
        .privacyUrl=${options.privacyUrl}
      ></fy-legal-footer>
    `
  }

  #renderList(connectors: readonly DeepReadonly<Connector>[]) {
    const { strings } = this
    return html`
      <ul class="stack">
        ${connectors.map((connector) => this.#renderWallet(connector))}
      </ul>
      <details>
        <summary>${strings.missingWallet}</summary>
        <p>${strings.missingWalletText}</p>
      </details>
    `
  }

  #renderWallet({ id, name, imageUrl, recent, installed }: DeepReadonly<Connector>) {
    const tag = recent ? this.strings.recent : installed ? this.strings.installed : undefined
    return html`<li class="wallet">
      <button
        type="button"
        class="row"
        data-testid="wallet-${id}"
        aria-describedby=${tag === undefined ? nothing : `tag-${id}`}
        @click=${() => selectConnector(this.modal, id)}
        @pointerenter=${prefetchNext}
        @focus=${prefetchNext}
      >
        <fy-wallet-icon .src=${imageUrl} .name=${name}></fy-wallet-icon>
        <span class="grow">${name}</span>
      </button>
      ${tag === undefined ? nothing : html`<span class="tag ${recent ? '' : 'quiet'}" id="tag-${id}">${tag}</span>`}
    </li>`
  }

  #renderEmpty() {
    const { strings } = this
    return html`
      <div class="stack centre empty">
        <span class="emblem">${walletIcon(34)}</span>
        <p class="title">${strings.noWalletTitle}</p>
        <p class="muted">${strings.noWalletText}</p>
      </div>
      <div class="stack">
        <a class="button primary" href=${GET_WALLET_URL} target="_blank" rel="noopener noreferrer">
          ${strings.getWallet} ${externalIcon()}
        </a>
        <button type="button" class="button" @click=${() => location.reload()}>
          ${retryIcon()} ${strings.reload}
        </button>
      </div>
    `
  }
}

/** Loads the view that a click would show, so that it does not compete with the wallet. Opening it reports failures. */
function prefetchNext() {
  loadView.ConnectingExternal().catch(() => {})
}

define('fy-connect-view', FyConnectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-view': FyConnectView
  }
}
