import { connectionStatus, type DeepReadonly, selectConnector, type Wallet } from '@foyer/modal-core'
import {
  activePairingUri,
  type Device,
  deviceOf,
  findWallet,
  type HandOffStatus,
  isPairing,
  type Platform,
  pageOf,
  platformLinks,
  platformsOf,
} from '@foyer/modal-core/wallets'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { copyCode } from '../../components/pairing-code/copyCode.ts'
import '../../components/pairing-code/fy-pairing-code.ts'
import { reloadPage } from '../../components/note/failure.ts'
import { type PairingProblem, pairingProblem } from '../../components/pairing-code/pairingProblem.ts'
import { tabStyles, tabs } from '../../components/tabs/tabs.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { Clock } from '../../element/Clock.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { copyIcon, externalIcon, retryIcon } from '../../styles/icons.ts'
import { phoneCodeStyles } from '../phoneCode.ts'
import { ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'
import { absentWallet, installLinks } from './absentWallet.ts'
import { styles } from './fy-connecting-wallet-connect-view.styles.ts'
import { HandOffController } from './HandOffController.ts'
import { handOffStatus } from './handOffStatus.ts'

/** The ways to connect one wallet that is not on this page: a pairing code, its app, its site or its browser. */
export class FyConnectingWalletConnectView extends View<'ConnectingWalletConnect', StepsStrings> {
  static override styles = [controls, ringStyles, tabStyles, phoneCodeStyles, styles]
  static override properties = {
    ...View.properties,
    device: {},
    platform: { state: true },
    handOff: { state: true },
  }

  /** The device that the page runs on. Default: read from the browser. */
  declare device: Device
  /** The way that is shown. Undefined: the wallet's best one. */
  declare private platform: Platform | undefined
  /** The status of opening the wallet's app. */
  declare handOff: HandOffStatus
  #clock = new Clock(this)
  #handOffs = new HandOffController(this)

  constructor() {
    super()
    this.device = deviceOf(navigator.userAgent)
    this.handOff = 'idle'
  }

  protected override willUpdate() {
    if (!this.hasUpdated && this.route.isOpened) this.#handOffs.start()
  }

  protected override firstUpdated() {
    const wallet = this.#wallet
    if (wallet === undefined) return
    this.modal.wallets.showImages([wallet])
    // A modal that opens at this view has requested no code yet.
    const [platform] = this.#platforms(wallet)
    const isConnected = connectionStatus(this.state, this.route.connectorId) !== 'disconnected'
    if (platform !== undefined && !isConnected) this.#askOnce(platform)
  }

  get #wallet() {
    return findWallet(this.state, this.route.walletId)
  }

  #platforms(wallet: DeepReadonly<Wallet>): Platform[] {
    const platforms = platformsOf(wallet, { device: this.device, page: pageOf(this.state.options) })
    // A phone that does not open the app can still show the code to another device.
    const offersCode = this.handOff === 'stayed' || this.platform === 'qrcode'
    return platforms.includes('mobile') && offersCode ? [...platforms, 'qrcode'] : platforms
  }

  protected override render() {
    const { strings } = this
    const wallet = this.#wallet
    if (wallet === undefined) return nothing
    const platforms = this.#platforms(wallet)
    const platform = platforms.find((name) => name === this.platform) ?? platforms[0] ?? 'unsupported'
    const titles: Record<Platform, string> = {
      qrcode: strings.wayQrcode,
      mobile: strings.wayMobile,
      desktop: strings.wayDesktop,
      web: strings.wayWeb,
      browser: this.device === 'desktop' ? strings.wayExtension : strings.wayInside,
      unsupported: '',
    }
    const panel = this.#renderPanel(wallet, platform)
    if (platforms.length === 1) return panel
    const list = platforms.map((name) => ({ name, title: titles[name] }))
    return html`
      ${tabs({ label: strings.ways, tabs: list, current: platform, select: this.#select })}
      <div role="tabpanel" id="panel" aria-labelledby="tab-${platform}">${panel}</div>
    `
  }

  #renderPanel(wallet: DeepReadonly<Wallet>, platform: Platform) {
    const { device, strings } = this
    if (platform === 'qrcode') return this.#renderCode(wallet)
    if (platform === 'unsupported' || (platform === 'browser' && device === 'desktop'))
      return absentWallet({ wallet, device, strings, reason: platform, icon: this.#renderIcon(wallet) })
    return this.#renderHandOff(wallet, platform)
  }

  #renderCode(wallet: DeepReadonly<Wallet>) {
    const { modal, state, strings, device } = this
    return html`<fy-pairing-code
        .modal=${modal}
        .state=${state}
        .strings=${strings}
        .text=${device === 'desktop' ? strings.scanWith(wallet.name) : strings.scanText}
        .renew=${this.#renew}
        >${this.#renderIcon(wallet)}</fy-pairing-code
      >
      ${installLinks({ wallet, device, strings })}`
  }

  /** An app, a program or a site that is opened by a link. */
  #renderHandOff(wallet: DeepReadonly<Wallet>, platform: Platform) {
    const { strings, device, handOff: status } = this
    const uri = activePairingUri(this.state.pairing.current, this.#clock.now)
    const links = platformLinks(wallet, { platform, device, page: pageOf(this.state.options), uri })
    // Each attempt takes the next link, where there is more than one.
    const link = links[this.#handOffs.attempts % Math.max(1, links.length)]
    const problem = isPairing(platform) ? pairingProblem(this, this.#clock.now) : undefined
    const hasStayed = problem === undefined && status === 'stayed'
    return html`
      ${handOffStatus({ wallet, platform, status, problem, icon: this.#renderIcon(wallet), strings })}
      <div class="stack">
        ${this.#renderOpen(wallet, link, problem)}
        ${
          uri === undefined || problem !== undefined || !isPairing(platform)
            ? nothing
            : html`<button type="button" class="button" @click=${() => copyCode(this.modal, uri)}>
              ${copyIcon()} ${strings.copyLink}
            </button>`
        }
      </div>
      ${hasStayed || platform !== 'web' ? installLinks({ wallet, device, strings }) : nothing}
    `
  }

  #renderOpen(wallet: DeepReadonly<Wallet>, link: string | undefined, problem: PairingProblem | undefined) {
    const { strings } = this
    if (problem !== undefined)
      return html`<button
        type="button"
        class="button primary"
        @click=${problem.isOutdated ? reloadPage : this.#renew}
      >
        ${retryIcon()} ${strings.tryAgain}
      </button>`
    const name = this.handOff === 'idle' ? strings.openWallet(wallet.name) : strings.openAgain
    if (link === undefined)
      return html`<button type="button" class="button primary" disabled>${name} ${externalIcon()}</button>`
    return html`<a
      class="button primary"
      href=${link}
      target=${link.startsWith('https:') ? '_blank' : '_top'}
      rel="noopener noreferrer"
      @click=${() => this.#handOffs.start()}
      >${name} ${externalIcon()}</a
    >`
  }

  #renderIcon({ name, imageUrl, imageId }: DeepReadonly<Wallet>) {
    const src = imageUrl ?? this.state.wallets.images.get(imageId ?? '')
    return html`<fy-wallet-icon .src=${src} .name=${name}></fy-wallet-icon>`
  }

  #select = (platform: Platform) => {
    this.platform = platform
    this.#askOnce(platform)
  }

  /** The first way that needs a code asks for one. */
  #askOnce(platform: Platform) {
    if (isPairing(platform) && this.state.request.current.status === 'idle') this.#ask('auto')
  }

  #renew = () => this.#ask('never')

  #ask(cache: 'auto' | 'never') {
    void selectConnector(this.modal, this.route.connectorId, { cache })
  }
}

define('fy-connecting-wallet-connect-view', FyConnectingWalletConnectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-wallet-connect-view': FyConnectingWalletConnectView
  }
}
