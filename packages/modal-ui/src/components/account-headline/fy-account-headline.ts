import {
  activeAccount,
  type ChainId,
  type DeepReadonly,
  type Modal,
  type ModalState,
  profileOf,
  walletNetwork,
} from '@foyer/modal-core'
import { connectedWallet } from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { formatAmount, formatUsd } from '../../locales/formatAmount.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { shortenEmail, shortenProfileName } from '../../locales/shortenOfView.ts'
import { walletName } from '../../locales/walletName.ts'
import { controls } from '../../styles/controls.ts'
import '../avatar/fy-avatar.ts'
import '../copy-button/fy-copy-button.ts'
import '../wallet-icon/fy-wallet-icon.ts'
import { connectionIcon } from '../wallet-icon/connectionIcon.ts'
import { pictureOfNetwork } from '../wallet-icon/pictureOf.ts'
import { totalOf } from './totalOf.ts'

/** The account's name or address, and its total balance: in US dollars if known, else in the network's currency. */
export class FyAccountHeadline extends FyElement {
  static override styles = [
    controls,
    css`
      .stack {
        gap: 0;
        padding-block: 4px 16px;
      }
      fy-avatar {
        inline-size: 56px;
        block-size: 56px;
      }
      .picture {
        position: relative;
        margin-block-end: 10px;
      }
      .picture fy-wallet-icon {
        --size: 24px;
        position: absolute;
        inset-block-end: -4px;
        inset-inline-end: -6px;
        border: 3px solid var(--fy-color-surface);
        box-sizing: content-box;
        border-radius: 32%;
      }
      .total {
        min-block-size: 1.2em;
        font-size: calc(var(--fy-text-lg) * 1.9);
        font-weight: 700;
        font-variant-numeric: tabular-nums;
        line-height: 1.2;
        letter-spacing: -0.02em;
        overflow-wrap: anywhere;
      }
      .bone {
        inline-size: 140px;
        border-radius: var(--fy-radius-sm);
        background: var(--fy-color-raised-active);
        animation: breathe 1.2s ease-in-out infinite alternate;
      }
      .who,
      .address,
      .chain {
        display: flex;
        align-items: center;
      }
      .who {
        flex-wrap: wrap;
        justify-content: center;
        column-gap: 6px;
        max-inline-size: 100%;
      }
      .name {
        overflow-wrap: anywhere;
        font-weight: 600;
      }
      /* The button is as wide on one side as nothing is on the other: the address stands in the middle. */
      .address {
        font-variant-numeric: tabular-nums;
      }
      .chain {
        gap: 6px;
      }
      .chain fy-wallet-icon {
        --size: 16px;
      }
      .alone {
        padding-inline-start: 44px;
      }
      /* With its actions and three tokens, the account fits into a small phone. */
      @media (max-height: 700px) {
        .stack {
          padding-block: 0 10px;
        }
        fy-avatar {
          inline-size: 40px;
          block-size: 40px;
        }
        .picture {
          margin-block-end: 6px;
        }
        .picture fy-wallet-icon {
          --size: 18px;
        }
      }
      @media (forced-colors: active) {
        .bone {
          border: 1px solid GrayText;
        }
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

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    const { address, connectorId } = account
    const wallet = connectedWallet(state)
    const profile = profileOf(state, address)
    const { email, userName } = account.user ?? {}
    const name =
      (profile?.name && shortenProfileName(profile.name)) ?? (email ? shortenEmail(email) : userName)
    return html`<div class="stack centre">
      <div class="picture">
        <fy-avatar .address=${address} .src=${profile?.image}></fy-avatar>
        ${wallet && connectionIcon(state, connectorId)}
      </div>
      ${wallet && html`<p class="visually-hidden">${strings.connectedWith(walletName(state, connectorId, strings))}</p>`}
      ${this.#renderTotal()}
      <div class="who">
        ${name && html`<span class="name" title=${profile?.name ?? email ?? nothing}>${name}</span>`}
        <span class="muted address ${name ? '' : 'alone'}">
          <span title=${address} translate="no">${shortenAddress(address)}</span>
          <fy-copy-button .modal=${this.modal} .value=${address} .strings=${strings}></fy-copy-button>
        </span>
      </div>
      ${this.#renderNetwork(account.chainId)}
    </div>`
  }

  /** A wallet may be on a network that is not configured, where the dapp allows that. */
  #renderNetwork(chainId: ChainId) {
    const { state, strings } = this
    const network = walletNetwork(state)
    return html`<p class="chain muted small">
      ${
        network &&
        html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>`
      }
      <span data-testid="network">${network?.name ?? strings.unknownNetwork(String(chainId))}</span>
    </p>`
  }

  /** A dash if the balance cannot be read: the list below shows the error. */
  #renderTotal() {
    const { strings, state } = this
    const { current } = state.balance
    if (current.status === 'loading') return html`<p class="total bone" aria-hidden="true"></p>`
    if (current.status === 'failed') return html`<p class="total muted" aria-hidden="true">–</p>`
    if (current.status !== 'ready') return nothing
    const [currency] = current.tokens
    const total = totalOf(current.tokens)
    if (currency === undefined) return nothing
    const { amount, decimals, symbol } = currency
    const { $code } = strings
    const text =
      total === undefined ? `${formatAmount(amount, decimals, $code)} ${symbol}` : formatUsd(total, $code)
    return html`<p class="total" data-testid="total"><span class="visually-hidden">${strings.totalBalance}</span> <bdi>${text}</bdi></p>`
  }
}

define('fy-account-headline', FyAccountHeadline)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-headline': FyAccountHeadline
  }
}
