import { activeAccount, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { copyAddress } from '../../components/copy-button/copyAddress.ts'
import '../../components/qr-code/fy-qr-code.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { controls } from '../../styles/controls.ts'
import { copyIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'

/** The account's address, to be scanned or copied by whoever sends something to it. */
export class FyWalletReceiveView extends View<'WalletReceive', AccountStrings> {
  static override styles = [
    controls,
    css`
      fy-qr-code {
        inline-size: min(100%, 260px);
        margin: 0 auto 16px;
      }
      fy-wallet-icon {
        --size: 44px;
      }
      .network {
        display: flex;
        align-items: center;
        gap: 8px;
        font-weight: 600;
      }
      .network fy-wallet-icon {
        --size: 24px;
      }
      /* Both lines have as many characters: people compare the first and the last ones. */
      .address {
        max-inline-size: 21ch;
        overflow-wrap: anywhere;
        font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
        user-select: all;
      }
      .text {
        padding: 0 8px 16px;
      }
    `,
  ]

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const { address, chainId } = account
    const network = walletNetwork(state)
    const name = network?.name ?? strings.unknownNetwork(String(chainId))
    const icon = html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${name}></fy-wallet-icon>`
    return html`
      <fy-qr-code .value=${address} .label=${strings.addressQr}>${icon}</fy-qr-code>
      <div class="stack centre text">
        <p class="network">${icon} <span>${name}</span></p>
        <p class="address" dir="ltr" translate="no">${address}</p>
        ${network && html`<p class="muted small">${strings.receiveText(name)}</p>`}
      </div>
      <button type="button" class="button primary" @click=${() => copyAddress(this.modal, address)}>
        ${copyIcon()} ${strings.copyAddress}
      </button>
    `
  }
}

define('fy-wallet-receive-view', FyWalletReceiveView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-receive-view': FyWalletReceiveView
  }
}
