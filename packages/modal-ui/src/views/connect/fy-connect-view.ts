import {
  type ConnectMethod,
  type Locale,
  selectConnector,
  socialProviders,
  type WalletItem,
} from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import {
  beginConnect,
  connectItems,
  connectMethods,
  isMobile,
  pairingConnector,
  selectWallet,
} from '@foyer/modal-core/wallets'
import { css, html, nothing, type PropertyValues } from 'lit'
import '../../components/legal-footer/fy-legal-footer.ts'
import { note, noteStyles } from '../../components/note/note.ts'
import type { socialButton } from '../../components/social-button/socialButton.ts'
import { walletRow, walletRowStyles } from '../../components/wallet-list/walletRow.ts'
import { walletPoints, walletPointsStyles } from '../../components/wallet-points/walletPoints.ts'
import { define } from '../../element/define.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, gridIcon, mailIcon, retryIcon, walletIcon } from '../../styles/icons.ts'
import { loadView } from '../loadView.ts'
import { View } from '../View.ts'

/** From so many wallets on, a search stands above them. */
const MANY = 9

type Title = 'recentWallets' | 'installedWallets' | 'popularWallets'
/** Wallets that stand together. Pairing, where it comes first, has no heading. */
type Group = { title: Title | undefined; items: WalletItem[] }

function titleOf({ kind }: WalletItem, index: number): Title | undefined {
  if (kind === 'recent') return 'recentWallets'
  if (kind === 'injected') return 'installedWallets'
  return kind === 'walletConnect' && index === 0 ? undefined : 'popularWallets'
}

/** The groups of a list, in its order. */
function groupsOf(items: readonly WalletItem[]): Group[] {
  const groups: Group[] = []
  for (const [index, item] of items.entries()) {
    const title = titleOf(item, index)
    const last = groups.at(-1)
    if (last?.title === title && last !== undefined) last.items.push(item)
    else groups.push({ title, items: [item] })
  }
  return groups
}

/** The wallets that can be connected here and a few recommended ones, or what to do when there is none. */
export class FyConnectView extends View<'Connect'> {
  static override styles = [
    controls,
    walletRowStyles,
    noteStyles,
    walletPointsStyles,
    css`
      h3 {
        margin: 0;
        padding: 12px 4px 8px;
        color: var(--fy-color-muted);
        font: inherit;
        font-size: var(--fy-text-sm);
      }
      /* The first group begins where the view does. */
      .group:first-child h3 {
        padding-block-start: 0;
      }
      /* Its place is kept while it loads. */
      fy-wallet-search {
        display: block;
        min-block-size: 60px;
      }
      /* In sight however many wallets there are. */
      .all {
        position: sticky;
        inset-block-end: 8px;
        margin-block-start: 8px;
        box-shadow: 0 0 0 8px var(--fy-color-surface);
      }
      /* One of several ways to connect, the first or not. */
      .way {
        margin-block-end: 8px;
      }
      .all ~ .way {
        margin-block: 8px 0;
      }
      .social {
        margin-block: 4px 8px;
        padding-inline: 4px;
      }
      .providers {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
        gap: 8px;
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
      :host {
        container-type: inline-size;
      }
      aside {
        display: none;
      }
      /* The width that the view has, in a dialog or in the page. */
      @container (min-width: 660px) {
        .columns {
          display: grid;
          grid-template-columns: 328px minmax(0, 1fr);
          gap: 24px;
        }
        .help {
          display: none;
        }
        /* As high as a code, so that nothing moves when it comes. */
        aside {
          display: flex;
          flex-direction: column;
          justify-content: center;
          position: sticky;
          inset-block-start: 0;
          align-self: start;
          min-block-size: 478px;
          padding-inline-start: 24px;
          border-inline-start: 1px solid var(--fy-color-border);
        }
      }
      aside .title {
        margin-block-end: 16px;
      }
    `,
  ]

  static override properties = { ...View.properties, isPointed: { state: true } }

  /** Whether the visitor has pointed at pairing, so that its code is worth loading. */
  declare private isPointed: boolean
  constructor() {
    super()
    this.isPointed = false
  }

  protected override firstUpdated() {
    beginConnect(this.modal)
  }

  #items: readonly WalletItem[] = []

  /** Draws the button of a provider, once it is loaded. */
  #socialButton: typeof socialButton | undefined

  /** Only dapps with social logins load the buttons: a chunk of their own, so that a click opens its popup at once. */
  #loadSocial = () => {
    this.#loadSocial = () => {}
    import('../../components/social-button/socialButton.ts').then(
      ({ socialButton }) => {
        this.#socialButton = socialButton
        this.requestUpdate()
      },
      (cause) => reportLoadError(this.modal, cause),
    )
  }

  get #pairingTexts() {
    return loadedGroup('steps', this.strings.$code)
  }

  #loadPairingTexts() {
    loadGroup('steps', this.strings.$code as Locale).then(
      () => this.requestUpdate(),
      // The code has a view of its own, which says so.
      () => {},
    )
  }

  protected override willUpdate() {
    if (socialProviders(this.state).length > 0) this.#loadSocial()
    if (this.isPointed && this.#pairingTexts === undefined) this.#loadPairingTexts()
    this.#items = connectItems(this.state, { mobile: isMobile() })
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('state') && changed.get('state')?.options !== this.state.options) this.#loadWallets()
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
        ${connectMethods(this.state).map((method) => this.#methods[method]?.())}
        <button type="button" class="help" @click=${() => this.modal.router.push({ view: 'WhatIsAWallet' })}>
          ${strings.haveNoWallet}
        </button>
        <fy-legal-footer
          .strings=${strings}
          .termsUrl=${options.termsUrl}
          .privacyUrl=${options.privacyUrl}
        ></fy-legal-footer>
      </div>
      ${this.#renderAside()}
    </div>`
  }

  /** The code to pair with, once the visitor has pointed at it, else what a wallet is. */
  #renderAside() {
    const { modal, state, strings } = this
    const texts = this.#pairingTexts
    if (!this.isPointed || texts === undefined)
      return html`<aside aria-label=${strings.whatIsWallet}>
        <p class="title">${strings.whatIsWallet}</p>
        ${walletPoints(strings)}
        <button type="button" class="button primary" @click=${() => modal.router.push({ view: 'GetAWallet' })}>
          ${strings.getWallet}
        </button>
      </aside>`
    return html`<aside aria-label=${strings.scanTitle}>
      <p class="title">${strings.scanTitle}</p>
      <fy-pairing-code
        .modal=${modal}
        .state=${state}
        .strings=${{ ...texts, ...strings }}
        .text=${strings.scanText}
        .renew=${() => this.#pair('never')}
        >${walletIcon(40)}</fy-pairing-code
      >
    </aside>`
  }

  #pair(cache: 'auto' | 'never') {
    const pairing = pairingConnector(this.state)
    if (pairing) void selectConnector(this.modal, pairing.id, { cache, stays: true })
  }

  /** Shows the code beside the list. A click leads to its view, as the keyboard does. */
  #pointAtPairing() {
    if (this.isPointed || !this.renderRoot.querySelector('aside')?.checkVisibility()) return
    this.isPointed = true
    import('../../components/pairing-code/fy-pairing-code.ts').catch(() => {})
    if (this.state.pairing.current.status !== 'waiting') this.#pair('auto')
  }

  /** What draws each way to connect. */
  #methods: Partial<Record<ConnectMethod, () => unknown>> = {
    email: () => this.#renderEmail(),
    social: () => this.#renderSocial(),
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

  #renderSocial() {
    const { strings } = this
    const providers = socialProviders(this.state)
    if (providers.length === 0) return nothing
    return html`<div class="way" role="group" aria-label=${strings.socialTitle} @pointerenter=${this.#prefetchSocial}>
      <p class="muted small social">${strings.socialTitle}</p>
      <div class="providers">
        ${providers.map(
          // Its place is kept while it loads.
          (provider) => this.#socialButton?.(this.modal, provider) ?? html`<span class="button"></span>`,
        )}
      </div>
    </div>`
  }

  #renderWallets() {
    const { strings } = this
    const items = this.#items
    return html`
      ${items.length < MANY ? nothing : this.#renderSearch()}
      ${items.length === 0 ? this.#renderEmpty() : groupsOf(items).map((group, index) => this.#renderGroup(group, index))}
      <button type="button" class="row all" @click=${this.#openAll}>
        <span class="emblem">${gridIcon()}</span>
        <span class="grow">${strings.allWallets}</span>
        <span class="muted">${chevronIcon()}</span>
      </button>
    `
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

  #renderGroup({ title, items }: Group, index: number) {
    const { strings } = this
    const heading = title && `group-${index}`
    // Below this heading one may be installed and another not.
    const said = title === 'popularWallets' ? undefined : heading
    return html`<div class="group">
      ${title && html`<h3 id=${`group-${index}`}>${strings[title]}</h3>`}
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
    loadView('AllWallets', this.state.options.locale).catch(() => {})
  }

  /** What is found is shown by the view of all wallets, where the visitor goes on typing. */
  #search = async (queryOf: () => string) => {
    // Until it is here, what is typed stays in this field.
    await loadView('AllWallets', this.state.options.locale).catch(() => {})
    if (!this.isConnected || queryOf() === '') return
    this.modal.wallets.browse({ query: queryOf() })
    this.#openAll()
  }

  #openAll = () => this.modal.router.push({ view: 'AllWallets' })

  #select = (item: WalletItem) => selectWallet(this.modal, item)

  /** The popup opens at the click, and everything else should be there by then. */
  #prefetchSocial = () => {
    loadView('ConnectingSocial', this.state.options.locale).catch(() => {})
    this.modal.controls.login?.load().catch(() => {})
  }

  #prefetchLogin = () => {
    loadView('EmailLogin', this.state.options.locale).catch(() => {})
  }

  /** Loads the view that a click would show, so that it does not compete with the wallet. Opening it reports failures. */
  #prefetch({ connectorId, kind }: WalletItem, { type }: Event) {
    if (kind === 'walletConnect' && type === 'pointerenter') this.#pointAtPairing()
    const absent = pairingConnector(this.state) === undefined ? 'WalletDetails' : 'ConnectingWalletConnect'
    const here = kind === 'walletConnect' ? 'ConnectingWalletConnectBasic' : 'ConnectingExternal'
    loadView(connectorId === undefined ? absent : here, this.state.options.locale).catch(() => {})
  }
}

define('fy-connect-view', FyConnectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connect-view': FyConnectView
  }
}
