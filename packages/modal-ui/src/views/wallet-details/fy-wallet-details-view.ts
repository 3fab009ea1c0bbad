import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import {
  deviceOf,
  findWallet,
  pageLink,
  pageOf,
  pairingConnector,
  platformsOf,
  selectWallet,
} from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon, retryIcon } from '../../styles/icons.ts'
import { phoneCode, phoneCodeStyles } from '../phoneCode.ts'
import { View } from '../View.ts'
import { desktopLinks, walletLinks } from '../walletLinks.ts'

/** A wallet that is not on this page: opens the page inside it, or shows where to get it. */
export class FyWalletDetailsView extends View<'WalletDetails', StepsStrings> {
  static override styles = [
    controls,
    phoneCodeStyles,
    css`
      .about {
        gap: 12px;
        padding: 8px 8px 20px;
      }
      .about fy-wallet-icon {
        --size: 72px;
      }
    `,
  ]

  protected override firstUpdated() {
    const wallet = findWallet(this.modal.state, this.route.walletId)
    if (wallet !== undefined) this.modal.wallets.showImages([wallet])
  }

  protected override render() {
    const { strings, state } = this
    const wallet = findWallet(state, this.route.walletId)
    if (wallet === undefined) return nothing
    const { name, imageUrl, imageId } = wallet
    const src = imageUrl ?? state.wallets.images.get(imageId ?? '')
    const icon = html`<fy-wallet-icon .src=${src} .name=${name}></fy-wallet-icon>`
    return html`
      <div class="stack centre about">
        ${icon}
        <p class="title">${strings.notInstalled(name)}</p>
        <p class="muted">${strings.installText}</p>
      </div>
      <div class="stack">${this.#renderLinks(wallet)} ${this.#renderPairing(wallet)} ${this.#renderReload()}</div>
      ${phoneCode({ wallet, device: deviceOf(navigator.userAgent), strings, icon })}
    `
  }

  #renderLinks(wallet: DeepReadonly<Wallet>) {
    const { strings } = this
    const device = deviceOf(navigator.userAgent)
    const isDesktop = device === 'desktop'
    const page = isDesktop ? undefined : pageLink(wallet, pageOf(this.state.options))
    const inside = page === undefined ? [] : [{ href: page, name: strings.openIn(wallet.name) }]
    const links = isDesktop ? desktopLinks(wallet, strings) : walletLinks(wallet, strings, device)
    return [...inside, ...links].map(
      ({ href, name }, index) => html`<a
        class="button ${index === 0 ? 'primary' : ''}"
        href=${href}
        target=${href.startsWith('https:') ? '_blank' : nothing}
        rel="noopener noreferrer"
        >${name} ${externalIcon()}</a
      >`,
    )
  }

  /** A visitor with the wallet on a phone need not install it here. */
  #renderPairing(wallet: DeepReadonly<Wallet>) {
    if (pairingConnector(this.state) === undefined) return nothing
    const platforms = platformsOf(wallet, {
      device: deviceOf(navigator.userAgent),
      page: pageOf(this.state.options),
    })
    if (!platforms.includes('qrcode')) return nothing
    return html`<button
      type="button"
      class="button"
      @click=${() => selectWallet(this.modal, { connectorId: undefined, wallet })}
    >
      ${this.strings.pairInstead(wallet.name)}
    </button>`
  }

  #renderReload() {
    return html`<button type="button" class="button" @click=${() => location.reload()}>
      ${retryIcon()} ${this.strings.reload}
    </button>`
  }
}

define('fy-wallet-details-view', FyWalletDetailsView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-details-view': FyWalletDetailsView
  }
}
