import { type ConnectMethod, selectConnector, type WalletItem } from '@foyer/modal-core'
import {
  beginConnect,
  connectItems,
  connectMethods,
  isMobile,
  pairingConnector,
  selectWallet,
} from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../components/legal-footer/fy-legal-footer.ts'
import { walletRow, walletRowStyles } from '../../components/wallet-list/walletRow.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, gridIcon, mailIcon, retryIcon, walletIcon } from '../../styles/icons.ts'
import { loadView } from '../loadView.ts'
import { View } from '../View.ts'
import { viewOf } from '../views.ts'

/** The wallets that can be connected here and a few recommended ones, or what to do when there is none. */
export class FyConnectView extends View<'Connect'> {
  static override styles = [
    controls,
    walletRowStyles,
    css`
      .emblem {
        display: grid;
        place-items: center;
        inline-size: 40px;
        block-size: 40px;
        border-radius: 26%;
        background: color-mix(in oklab, var(--fy-color-accent) 14%, var(--fy-color-surface));
        color: var(--fy-color-link);
      }
      .empty {
        gap: 12px;
        padding: 12px 8px 20px;
      }
      .empty .emblem {
        inline-size: 72px;
        block-size: 72px;
        margin-block-end: 4px;
      }
      .all {
        margin-block-start: 8px;
      }
      /* One of several ways to connect, the first or not. */
      .way {
        margin-block-end: 8px;
      }
      .all + .way {
        margin-block: 8px 0;
      }
      .help {
        display: block;
        min-block-size: 44px;
        margin: 8px auto 0;
        padding-inline: 12px;
        border-radius: var(--fy-radius-md);
        color: var(--fy-color-muted);
        font-size: var(--fy-text-sm);
      }
      .help:hover {
        color: var(--fy-color-text);
      }
    `,
  ]

  protected override firstUpdated() {
    beginConnect(this.modal)
    // Without the list there is still what is on the page.
    this.modal.wallets.load().catch(() => {})
  }

  #items: readonly WalletItem[] = []

  protected override willUpdate() {
    this.#items = connectItems(this.state, { mobile: isMobile() })
  }

  protected override updated() {
    this.modal.wallets.showImages(this.#items.flatMap(({ wallet }) => wallet ?? []))
  }

  protected override render() {
    const { strings } = this
    const { options } = this.state
    return html`
      ${connectMethods(this.state).map((method) => this.#methods[method]?.())}
      <button type="button" class="help" @click=${() => this.modal.router.push({ view: 'WhatIsAWallet' })}>
        ${strings.haveNoWallet}
      </button>
      <fy-legal-footer
        .strings=${strings}
        .termsUrl=${options.termsUrl}
        .privacyUrl=${options.privacyUrl}
      ></fy-legal-footer>
    `
  }

  /** What draws each way to connect. */
  #methods: Partial<Record<ConnectMethod, () => unknown>> = {
    email: () => this.#renderEmail(),
    wallet: () => this.#renderWallets(),
  }

  #renderEmail() {
    const { login } = this.modal.controls
    if (login === undefined) return nothing
    const select = () => selectConnector(this.modal, login.connectorId)
    return html`<button type="button" class="row way" @click=${select} @pointerenter=${this.#prefetchLogin}>
      <span class="emblem">${mailIcon()}</span>
      <span class="grow">${this.strings.connectEmail}</span>
      <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  #renderWallets() {
    const { strings } = this
    const items = this.#items
    return html`
      ${items.length === 0 ? this.#renderEmpty() : this.#renderList(items)}
      <button type="button" class="row all" @click=${() => this.modal.router.push({ view: 'AllWallets' })}>
        <span class="emblem">${gridIcon()}</span>
        <span class="grow">${strings.allWallets}</span>
        <span class="muted">${chevronIcon()}</span>
      </button>
    `
  }

  #renderList(items: readonly WalletItem[]) {
    const { strings } = this
    return html`<ul class="stack">
      ${items.map(
        (item) => html`<li class="wallet">
          ${walletRow({ item, strings, select: this.#select, prefetch: () => this.#prefetch(item) })}
        </li>`,
      )}
    </ul>`
  }

  #renderEmpty() {
    const { strings } = this
    return html`
      <div class="stack centre empty">
        <span class="emblem">${walletIcon(34)}</span>
        <p class="title">${strings.noWalletTitle}</p>
        <p class="muted">${strings.noWalletText}</p>
      </div>
      <button type="button" class="button" @click=${() => location.reload()}>
        ${retryIcon()} ${strings.reload}
      </button>
    `
  }

  #select = (item: WalletItem) => selectWallet(this.modal, item)

  #prefetchLogin = () => {
    loadView('EmailLogin', this.state.options.locale).catch(() => {})
  }

  /** Loads the view that a click would show, so that it does not compete with the wallet. Opening it reports failures. */
  #prefetch({ connectorId, kind }: WalletItem) {
    const absent = pairingConnector(this.state) === undefined ? 'WalletDetails' : 'ConnectingWalletConnect'
    const here = kind === 'walletConnect' ? 'ConnectingWalletConnectBasic' : 'ConnectingExternal'
    viewOf(connectorId === undefined ? absent : here)
      .load()
      .catch(() => {})
  }
}

define('fy-connect-view', FyConnectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-view': FyConnectView
  }
}
