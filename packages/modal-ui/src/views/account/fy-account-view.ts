import {
  activeAccount,
  type ChainId,
  connectionsOf,
  disconnect,
  profileOf,
  walletNetwork,
} from '@foyer/modal-core'
import { connectedWallet, shownWallet } from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/account-assets/fy-account-assets.ts'
import '../../components/avatar/fy-avatar.ts'
import '../../components/copy-button/fy-copy-button.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { explorerOf } from '../../components/account-assets/explorerOf.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, disconnectIcon, externalIcon } from '../../styles/icons.ts'
import { loadPicture } from '../loadPicture.ts'
import { View } from '../View.ts'

/** The connected account: its address, its network, and the way out. */
export class FyAccountView extends View<'Account', AccountStrings> {
  static override styles = [
    controls,
    css`
      .who {
        gap: 4px;
        padding-block: 8px 20px;
      }
      .picture {
        position: relative;
        margin-block-end: 8px;
      }
      .picture fy-wallet-icon {
        --size: 30px;
        position: absolute;
        inset-block-end: -4px;
        inset-inline-end: -6px;
        border: 3px solid var(--fy-color-surface);
        box-sizing: content-box;
        border-radius: 32%;
      }
      .name {
        overflow-wrap: anywhere;
      }
      .address {
        display: flex;
        align-items: center;
        padding-inline-start: 44px;
        font-variant-numeric: tabular-nums;
      }
      .row fy-wallet-icon {
        --size: 24px;
      }
      .row {
        gap: 8px;
        min-block-size: 52px;
        padding-inline: 14px;
      }
      .row .muted {
        font-weight: 400;
      }
      /* Beside a long name the label stays in one piece; the name goes on in a second line, next to its picture. */
      .label {
        flex: 1 0 auto;
      }
    `,
  ]

  protected override firstUpdated() {
    void loadPicture(this.modal)
  }

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const wallet = connectedWallet(state)
    const profile = profileOf(state, account.address)
    return html`
      <div class="stack centre who">
        <div class="picture">
          <fy-avatar .address=${account.address} .src=${profile?.image}></fy-avatar>
          ${wallet && html`<fy-wallet-icon .src=${wallet.imageUrl} .name=${wallet.name}></fy-wallet-icon>`}
        </div>
        ${profile?.name && html`<p class="title name">${profile.name}</p>`}
        <p class="address ${profile?.name ? 'muted' : 'title'}">
          <span title=${account.address}>${shortenAddress(account.address)}</span>
          <fy-copy-button .modal=${this.modal} .value=${account.address} .strings=${strings}></fy-copy-button>
        </p>
        ${wallet && html`<p class="muted small">${strings.connectedWith(wallet.name)}</p>`}
      </div>
      <fy-account-assets .modal=${this.modal} .state=${state} .strings=${strings}></fy-account-assets>
      <div class="stack">
        ${this.#renderSignIn()} ${this.#renderWallets()} ${this.#renderNetwork(account.chainId)} ${this.#renderExplorer(account.address)}
        <button type="button" class="button danger" @click=${this.#disconnect}>
          ${disconnectIcon()} ${strings.disconnect}
        </button>
      </div>
    `
  }

  /** Where signing in may be declined, this is the way to it later on. */
  #renderSignIn() {
    const { modal, strings, state } = this
    if (state.siwx.required || modal.siwx?.canSign() !== true) return nothing
    return html`<button
      type="button"
      class="row"
      @click=${() => modal.router.push({ view: 'SIWXSignMessage' })}
    >
      <span class="grow">${strings.signIn}</span>
      <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  #renderWallets() {
    const { strings, modal, state } = this
    const connections = connectionsOf(state)
    return html`<button
      type="button"
      class="row"
      @click=${() => modal.router.push({ view: 'ProfileWallets' })}
    >
      <span class="muted grow">${strings.walletsRow}</span>
      ${connections.map(({ connectorId }) => {
        const wallet = shownWallet(state, connectorId)
        return html`<fy-wallet-icon .src=${wallet?.imageUrl} .name=${wallet?.name ?? connectorId}></fy-wallet-icon>`
      })}
      <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  /** A wallet may be on a network that is not configured, where the dapp allows that. */
  #renderNetwork(chainId: ChainId) {
    const { strings, state } = this
    const network = walletNetwork(state)
    const content = html`
      <span class="muted label">${strings.network}</span>
      ${
        network &&
        html`<fy-wallet-icon round .src=${network.assets?.imageUrl} .name=${network.name}></fy-wallet-icon>`
      }
      <span data-testid="network">${network?.name ?? strings.unknownNetwork(String(chainId))}</span>
    `
    const hasOther = state.networks.list.some((one) => one !== network)
    const canSwitch = state.options.enableNetworkSwitch && hasOther
    if (!canSwitch) return html`<div class="row">${content}</div>`
    return html`<button
      type="button"
      class="row"
      @click=${() => this.modal.router.push({ view: 'Networks' })}
    >
      ${content} <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  #renderExplorer(address: string) {
    const url = explorerOf(this.state)
    if (url === undefined) return nothing
    return html`<a
      class="button"
      href="${url}/address/${address}"
      target="_blank"
      rel="noopener noreferrer"
      >${this.strings.viewOnExplorer} ${externalIcon()}</a
    >`
  }

  /** A failure is shown at Connect. */
  #disconnect = () => disconnect(this.modal).catch(() => {})
}

define('fy-account-view', FyAccountView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-view': FyAccountView
  }
}
