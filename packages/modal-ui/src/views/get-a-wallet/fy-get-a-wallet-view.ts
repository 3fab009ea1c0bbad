import type { WalletItem } from '@foyer/modal-core'
import { absentItems, deviceOf, isMobile, safePage } from '@foyer/modal-core/wallets'
import { css, html } from 'lit'
import '../../exports/modal.ts'
import { walletRow, walletRowStyles } from '../../components/wallet-list/walletRow.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'
import { storesOf } from '../walletLinks.ts'

/** A neutral list of wallets, kept by the Ethereum Foundation. */
const MORE_URL = 'https://ethereum.org/en/wallets/find-wallet/'
const SHOWN = 5

/** A few wallets for this device, and a link to more. */
export class FyGetAWalletView extends View<'GetAWallet'> {
  static override styles = [
    controls,
    walletRowStyles,
    css`
      .lead {
        padding-block-end: 14px;
        text-align: center;
      }
      a {
        margin-block-start: 12px;
      }
    `,
  ]

  protected override firstUpdated() {
    void this.#load()
  }

  protected override updated() {
    this.modal.wallets.showImages(this.#items.flatMap(({ wallet }) => wallet ?? []))
  }

  get #items() {
    return absentItems(this.state, { mobile: isMobile() })
      .filter(
        ({ wallet }) => wallet !== undefined && storesOf(wallet, deviceOf(navigator.userAgent)).length > 0,
      )
      .slice(0, SHOWN)
  }

  protected override render() {
    const { strings } = this
    const more = safePage(this.state.options.learnMoreUrl) ?? MORE_URL
    return html`
      <p class="muted lead">${strings.getWalletText}</p>
      <ul class="stack">
        ${this.#items.map(
          (item) =>
            html`<li class="wallet">${walletRow({ item, strings, select: this.#select, canPair: false })}</li>`,
        )}
      </ul>
      <a class="button" href=${more} target="_blank" rel="noopener noreferrer">
        ${new URL(more).hostname.replace('www.', '')} ${externalIcon()}
      </a>
    `
  }

  #select = ({ wallet }: WalletItem) => {
    if (wallet !== undefined) this.modal.router.push({ view: 'WalletDetails', walletId: wallet.id })
  }

  async #load() {
    // Without the list the link below still leads on.
    await this.modal.wallets
      .load()
      .then((directory) => directory.complete())
      .catch(() => {})
    this.requestUpdate()
  }
}

define('fy-get-a-wallet-view', FyGetAWalletView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-get-a-wallet-view': FyGetAWalletView
  }
}
