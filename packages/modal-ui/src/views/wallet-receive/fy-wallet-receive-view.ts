import { activeAccount, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import { copyAddress } from '../../components/copy-button/copyAddress.ts'
import '../../components/qr-code/fy-qr-code.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
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
      .purposes {
        display: grid;
        grid-auto-columns: 1fr;
        grid-auto-flow: column;
        gap: 8px;
        margin-block-end: 16px;
      }
      .purposes [aria-pressed='true'] {
        outline: 2px solid var(--fy-color-accent);
        outline-offset: -2px;
      }
      .purposes :focus-visible {
        outline: 2px solid var(--fy-color-focus);
        outline-offset: 2px;
      }
      @media (forced-colors: active) {
        .purposes [aria-pressed='true'] {
          background: Highlight;
          color: HighlightText;
          forced-color-adjust: none;
        }
      }
    `,
  ]

  /** The address that the visitor looks at, while the account has it. */
  #chosen = ''

  /** Buttons for the addresses of an account that has several, each for a purpose of its own. */
  #purposes(labelled: readonly (readonly [address: string, label: string])[], shown: string) {
    const choose = (address: string) => {
      this.#chosen = address
      this.requestUpdate()
    }
    return html`<div class="purposes">
      ${labelled.map(
        ([address, label]) => html`
          <button
            type="button"
            class="button"
            aria-pressed=${address === shown ? 'true' : 'false'}
            @click=${() => choose(address)}
          >
            <fy-purpose .modal=${this.modal} .strings=${this.strings} .label=${label}>${label}</fy-purpose>
          </button>
        `,
      )}
    </div>`
  }

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const { chainId, addresses, addressLabels = {} } = account
    const labelled = addresses.flatMap((one) => {
      const label = addressLabels[one]
      return label === undefined ? [] : [[one, label] as const]
    })
    const hasPurposes = walletNetwork(state)?.chainNamespace === 'bip122' && labelled.length > 1
    const address = hasPurposes && addresses.includes(this.#chosen) ? this.#chosen : account.address
    const network = walletNetwork(state)
    const name = network?.name ?? strings.unknownNetwork(String(chainId))
    const icon = html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${name}></fy-wallet-icon>`
    return html`
      ${hasPurposes ? this.#purposes(labelled, address) : nothing}
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
