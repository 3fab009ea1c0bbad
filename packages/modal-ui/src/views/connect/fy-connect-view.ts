import { type ConnectMethod, selectConnector, type WalletItem } from '@foyer/modal-core'
import { activeAccount, doLate } from '@foyer/modal-core/page'
import {
  beginConnect,
  connectItems,
  connectMethods,
  isMobile,
  offersAllWallets,
  pairingConnector,
  selectWallet,
} from '@foyer/modal-core/wallets'
import { checkOptions } from '@foyer/modal-ui/development'
import { html, nothing, type PropertyValues, unsafeCSS } from 'lit'
import '../../components/legal-footer/fy-legal-footer.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import { walletRow, walletRowStyles } from '../../components/wallet-list/walletRow.ts'
import { walletPointsStyles } from '../../components/wallet-points/walletPoints.ts'
import { define } from '../../element/define.ts'
import { labelsOf } from '../../locales/labels.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, gridIcon, mailIcon, retryIcon, walletIcon } from '../../styles/icons.ts'
import { loadView } from '../loadView.ts'
import { View } from '../View.ts'
import { connectLayout } from './connectLayout.ts'
import { styles } from './fy-connect-view.styles.ts'
import { groupWallets, type WalletGroup } from './groupWallets.ts'
import { PairingColumn } from './PairingColumn.ts'
import { SocialMethod } from './SocialMethod.ts'

/** From so many wallets on, a search stands above them. */
const MANY = 9

/** The wallets that can be connected here and a few recommended ones, or what to do when there is none. */
export class FyConnectView extends View<'Connect'> {
  static override styles = [
    controls,
    walletRowStyles,
    noteStyles,
    walletPointsStyles,
    unsafeCSS(connectLayout),
    styles,
  ]

  #pairing = new PairingColumn(this)
  #social = new SocialMethod(this)

  #items: readonly WalletItem[] = []

  /** A search keeps what was typed. */
  override get isReusable() {
    return this.renderRoot.querySelector('fy-wallet-search') === null
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('route')) this.#begin()
    this.#items = connectItems(this.state, { mobile: isMobile() })
  }

  /** The dialog opens on the list, which is what a visitor looks for: the column beside it comes a frame later. */
  #begin() {
    this.#pairing = new PairingColumn(this)
    if (this.matches('.next, .prev')) return
    this.toggleAttribute('opening', true)
    requestAnimationFrame(() => setTimeout(() => this.removeAttribute('opening')))
  }

  protected override updated(changed: PropertyValues<this>) {
    const isOpened = changed.has('route')
    if (isOpened) beginConnect(this.modal)
    const before = isOpened ? undefined : changed.get('state')
    if (changed.has('state') && before?.options !== this.state.options) this.#loadWallets()
    if (changed.has('state') && before?.wallets.known !== this.state.wallets.known)
      checkOptions(this.modal).catch(() => {})
    // A picture that a wallet sent and that cannot be drawn: the list may have one.
    if (this.#items.some((item) => item.installed && !item.imageUrl && !item.wallet))
      this.#loadWallets('complete')
    this.modal.wallets.showImages(this.#items.flatMap(({ wallet }) => wallet ?? []))
  }

  /** As many as the options ask for, or all. */
  #loadWallets(which: 'prepare' | 'complete' = 'prepare') {
    this.modal.wallets
      .load()
      .then((directory) => directory[which]())
      // Without the list there is still what is on the page.
      .catch(() => {})
  }

  protected override render() {
    const { strings } = this
    const { options } = this.state
    return html`<div class="columns">
      <div>
        ${this.#renderRestoring()}
        ${connectMethods(this.state).map((method) => this.#methods[method]?.())}
        <button type="button" class="help" @click=${() => this.modal.router.push({ view: 'WhatIsAWallet' })}>
          ${strings.haveNoWallet}
        </button>
        <fy-legal-footer
          .strings=${strings}
          .termsUrl=${options.termsUrl}
          .privacyUrl=${options.privacyUrl}
          .text=${options.legalText}
        ></fy-legal-footer>
      </div>
      ${this.#pairing.render()}
    </div>`
  }

  /** The drawing of each way to connect. */
  #methods: Partial<Record<ConnectMethod, () => unknown>> = {
    email: () => this.#renderEmail(),
    social: () => this.#social.render(),
    wallet: () => this.#renderWallets(),
  }

  /** The wallet of the last visit is being connected again: the account takes the place of the list once it is. */
  #renderRestoring() {
    const { status } = activeAccount(this.state)
    if (status !== 'reconnecting' && !(this.state.restoring && status === 'disconnected')) return nothing
    return html`<p class="muted small restoring" role="status">${labelsOf(this.state.options).connecting}</p>`
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
    const groups = groupWallets(items, strings, this.state.options.wallets !== undefined)
    const offersAll = offersAllWallets(this.state)
    return html`
      ${offersAll && items.length >= MANY ? this.#renderSearch() : nothing}
      ${items.length === 0 ? this.#renderEmpty() : groups.map((group, index) => this.#renderGroup(group, index))}
      ${offersAll ? this.#renderAll() : nothing}
    `
  }

  #renderAll() {
    return html`<button type="button" class="row all" @click=${this.#openAll}>
      <span class="emblem">${gridIcon()}</span>
      <span class="grow">${this.strings.allWallets}</span>
      <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  /** Most lists are short and have none, so it has its own chunk. When it fails to load, All wallets has one. */
  #renderSearch() {
    import('../../components/wallet-search/fy-wallet-search.ts').catch(() => {})
    return html`<fy-wallet-search
      .strings=${this.strings}
      .search=${this.#search}
      .enterList=${() => this.renderRoot.querySelector<HTMLElement>('.wallet .row')?.focus()}
      @focusin=${this.#prefetchAll}
    ></fy-wallet-search>`
  }

  #renderGroup({ title, saysWhich, items }: WalletGroup, index: number) {
    const { strings } = this
    const heading = title && `group-${index}`
    const said = saysWhich ? heading : undefined
    return html`<div class="group">
      ${title && html`<h3 id=${`group-${index}`}>${title}</h3>`}
      <ul class="stack" aria-labelledby=${heading ?? nothing}>
        ${items.map(
          (item) => html`<li class="wallet">
            ${walletRow({ item, strings, select: this.#select, prefetch: (event) => this.#prefetch(item, event), canPair: pairingConnector(this.state) !== undefined, heading: said })}
          </li>`,
        )}
      </ul>
    </div>`
  }

  #renderEmpty() {
    const { strings } = this
    return note({
      picture: walletIcon(),
      title: strings.noWalletTitle,
      text: strings.noWalletText,
      action: html`<button type="button" class="button" @click=${() => location.reload()}>
        ${retryIcon()} ${strings.reload}
      </button>`,
    })
  }

  #prefetchAll = () => {
    loadView('AllWallets', this.state.options).catch(() => {})
  }

  /** Opens the view of all wallets with the results, where the visitor goes on typing. */
  #search = async (queryOf: () => string) => {
    // Until it is here, what is typed stays in this field.
    await loadView('AllWallets', this.state.options).catch(() => {})
    if (!this.isConnected || queryOf() === '') return
    this.modal.wallets.browse({ query: queryOf() })
    // Each letter that was typed meanwhile comes here.
    if (this.modal.router.state.route.view !== 'AllWallets') this.#openAll()
  }

  #openAll = () => this.modal.router.push({ view: 'AllWallets' })

  #select = (item: WalletItem) => selectWallet(this.modal, item)

  #prefetchLogin = () => {
    loadView('EmailLogin', this.state.options).catch(() => {})
  }

  /**
   * Loads the view that a click would show, and what describes the account then, so that it does not compete with the
   * wallet. A press that comes at once is answered first. Opening the view reports failures.
   */
  #prefetch({ connectorId, kind }: WalletItem, { type }: Event) {
    if (kind === 'walletConnect' && type === 'pointerenter') this.#pairing.point()
    const absent = pairingConnector(this.state) === undefined ? 'WalletDetails' : 'ConnectingWalletConnect'
    const here = kind === 'walletConnect' ? 'ConnectingWalletConnectBasic' : 'ConnectingExternal'
    const soon = window.requestIdleCallback ?? setTimeout
    soon(() => {
      doLate(() => {})
      loadView(connectorId === undefined ? absent : here, this.state.options).catch(() => {})
    })
  }
}

define('fy-connect-view', FyConnectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-view': FyConnectView
  }
}
