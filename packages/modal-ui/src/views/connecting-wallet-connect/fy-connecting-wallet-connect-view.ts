import { connectionStatus, type DeepReadonly, selectConnector, type Wallet } from '@foyer/modal-core'
import {
  createHandOff,
  type Device,
  deviceOf,
  findWallet,
  type HandOffStatus,
  isPairing,
  livingCode,
  type Platform,
  platformLinks,
  platformsOf,
} from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { copyCode } from '../../components/pairing-code/copyCode.ts'
import '../../components/pairing-code/fy-pairing-code.ts'
import { type PairingProblem, pairingProblem } from '../../components/pairing-code/pairingProblem.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { tabStyles, tabs } from '../../components/tabs/tabs.ts'
import { Clock } from '../../element/Clock.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { copyIcon, crossIcon, externalIcon, retryIcon } from '../../styles/icons.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'
import { walletLinks } from '../walletLinks.ts'

/** The ways to one wallet that is not on this page: a code, its app, its site or its browser. */
export class FyConnectingWalletConnectView extends View<'ConnectingWalletConnect'> {
  static override styles = [
    controls,
    ringStyles,
    tabStyles,
    css`
      .tabs {
        margin-block-end: 16px;
        font-size: var(--fy-text-sm);
      }
      .status {
        padding: 0 8px 20px;
      }
      .missing {
        gap: 4px;
        margin-block-start: 16px;
      }
      .shops {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 4px 8px;
      }
      .shops a {
        display: flex;
        align-items: center;
        gap: 4px;
        min-block-size: 44px;
        padding-inline: 8px;
        color: var(--fy-color-link);
        text-decoration: none;
      }
    `,
  ]
  static override properties = {
    ...View.properties,
    device: {},
    platform: { state: true },
    handOff: { state: true },
  }

  /** What the page runs on. Default what the browser says. */
  declare device: Device
  /** The way that is shown. Undefined: the wallet's best one. */
  declare private platform: Platform | undefined
  declare private handOff: HandOffStatus
  #clock = new Clock(this)
  #attempts = 0
  #follow: ReturnType<typeof createHandOff> | undefined

  constructor() {
    super()
    this.device = deviceOf(navigator.userAgent)
    this.handOff = 'idle'
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#follow = createHandOff({ onChange: (status) => this.#onHandOff(status) })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#follow?.destroy()
  }

  #onHandOff(status: HandOffStatus) {
    this.handOff = status
    // What the wallet has answered meanwhile is looked for at once.
    if (status === 'returned') this.modal.pairing.source?.wake()
  }

  #onOpen() {
    this.#attempts++
    this.#follow?.start()
  }

  protected override willUpdate() {
    if (!this.hasUpdated && this.route.isOpened) this.#onOpen()
  }

  protected override firstUpdated() {
    const wallet = this.#wallet
    if (wallet === undefined) return
    this.modal.wallets.showImages([wallet])
    // Where the modal opens here, nobody has asked for a code yet.
    const [platform] = this.#platforms(wallet)
    const isConnected = connectionStatus(this.state, this.route.connectorId) !== 'disconnected'
    if (platform !== undefined && !isConnected) this.#askOnce(platform)
  }

  get #wallet() {
    return findWallet(this.state, this.route.walletId)
  }

  #platforms(wallet: DeepReadonly<Wallet>): Platform[] {
    const platforms = platformsOf(wallet, { device: this.device, page: location })
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
    const { device } = this
    if (platform === 'qrcode') return this.#renderCode(wallet)
    if (platform === 'unsupported' || (platform === 'browser' && device === 'desktop'))
      return this.#renderAbsent(wallet, platform)
    return this.#renderHandOff(wallet, platform)
  }

  #renderCode(wallet: DeepReadonly<Wallet>) {
    const { modal, state, strings } = this
    return html`<fy-pairing-code
        .modal=${modal}
        .state=${state}
        .strings=${strings}
        .text=${this.device === 'desktop' ? strings.scanWith(wallet.name) : strings.scanText}
        .renew=${this.#renew}
        >${this.#renderIcon(wallet)}</fy-pairing-code
      >
      ${this.#renderMissing(wallet)}`
  }

  /** An app, a program or a site that is opened by a link. */
  #renderHandOff(wallet: DeepReadonly<Wallet>, platform: Platform) {
    const uri = livingCode(this.state.pairing.current, this.#clock.now)
    const links = platformLinks(wallet, { platform, device: this.device, page: location, uri })
    // Where there are two, another attempt goes by the other one.
    const link = links[this.#attempts % Math.max(1, links.length)]
    const problem = isPairing(platform) ? pairingProblem(this, this.#clock.now) : undefined
    const { title, text } = problem ?? this.#progress(wallet, platform)
    const hasStayed = problem === undefined && this.handOff === 'stayed'
    const isAsking = problem === undefined && ['opening', 'away', 'returned'].includes(this.handOff)
    return html`
      <div class="stack centre status">
        <div class="ring ${problem === undefined ? '' : 'failed'}">
          ${isAsking || problem !== undefined ? ring() : nothing} ${this.#renderIcon(wallet)}
          ${problem === undefined ? nothing : html`<span class="badge">${crossIcon()}</span>`}
        </div>
        <div class="stack" role=${problem === undefined ? 'status' : 'alert'}>
          <p class="title ${problem === undefined ? '' : 'danger-text'}">${title}</p>
          <p class="muted">${text}</p>
        </div>
      </div>
      <div class="stack">
        ${this.#renderOpen(wallet, link, problem)}
        ${
          uri === undefined || problem !== undefined || !isPairing(platform)
            ? nothing
            : html`<button type="button" class="button" @click=${() => copyCode(this.modal, uri)}>
              ${copyIcon()} ${this.strings.copyLink}
            </button>`
        }
      </div>
      ${hasStayed || platform !== 'web' ? this.#renderMissing(wallet) : nothing}
    `
  }

  #renderOpen(wallet: DeepReadonly<Wallet>, link: string | undefined, problem: PairingProblem | undefined) {
    const { strings } = this
    if (problem !== undefined)
      return html`<button type="button" class="button primary" @click=${this.#renew}>
        ${retryIcon()} ${strings.tryAgain}
      </button>`
    const name = this.handOff === 'idle' ? strings.openWallet(wallet.name) : strings.openAgain
    if (link === undefined)
      return html`<button type="button" class="button primary" disabled>${name} ${externalIcon()}</button>`
    return html`<a
      class="button primary"
      href=${link}
      target=${link.startsWith('https:') ? '_blank' : nothing}
      rel="noopener noreferrer"
      @click=${this.#onOpen}
      >${name} ${externalIcon()}</a
    >`
  }

  /** How opening it goes. */
  #progress({ name }: DeepReadonly<Wallet>, platform: Platform) {
    const { strings } = this
    const before = platform === 'browser' ? strings.insideText : strings.openText
    return {
      idle: { title: strings.openWallet(name), text: before },
      opening: { title: strings.continueIn(name), text: before },
      away: { title: strings.continueIn(name), text: before },
      stayed: { title: strings.notOpened(name), text: strings.notOpenedText },
      returned: { title: strings.continueIn(name), text: strings.returnedText },
    }[this.handOff]
  }

  /** An extension that is not in this browser, or a wallet that has nothing for this device. */
  #renderAbsent(wallet: DeepReadonly<Wallet>, platform: 'browser' | 'unsupported') {
    const { strings, device } = this
    const title = { browser: strings.notInstalled, unsupported: strings.unreachable }[platform](wallet.name)
    const text = { browser: strings.missingWalletText, unsupported: strings.unreachableText }[platform]
    return html`
      <div class="stack centre status">
        <div class="ring">${this.#renderIcon(wallet)}</div>
        <p class="title">${title}</p>
        <p class="muted">${text}</p>
      </div>
      <div class="stack">
        ${walletLinks(wallet, strings, device).map(
          ({ href, name }, index) => html`<a
            class="button ${index === 0 ? 'primary' : ''}"
            href=${href}
            target="_blank"
            rel="noopener noreferrer"
            >${name} ${externalIcon()}</a
          >`,
        )}
${
  platform === 'unsupported'
    ? nothing
    : html`<button type="button" class="button" @click=${() => location.reload()}>
              ${retryIcon()} ${strings.reload}
            </button>`
}
      </div>
    `
  }

  #renderIcon({ name, imageUrl, imageId }: DeepReadonly<Wallet>) {
    const src = imageUrl ?? this.state.wallets.images.get(imageId ?? '')
    return html`<fy-wallet-icon .src=${src} .name=${name}></fy-wallet-icon>`
  }

  #renderMissing(wallet: DeepReadonly<Wallet>) {
    const { strings } = this
    const links = walletLinks(wallet, strings, this.device)
    if (links.length === 0) return nothing
    return html`<div class="stack centre missing">
      <p class="muted small">${strings.missingIt(wallet.name)}</p>
      <div class="shops small">
        ${links.map(
          ({ href, name }) =>
            html`<a href=${href} target="_blank" rel="noopener noreferrer">${name} ${externalIcon()}</a>`,
        )}
      </div>
    </div>`
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
