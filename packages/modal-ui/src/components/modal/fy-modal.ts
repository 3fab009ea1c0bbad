import {
  type AlertState,
  close,
  type DeepReadonly,
  embed,
  failToLoad,
  findModal,
  goBack,
  type Locale,
  type Modal,
  type ModalState,
  type Route,
  watchInstances,
} from '@foyer/modal-core'
import { html, nothing, type TemplateResult, unsafeCSS } from 'lit'
import { applyTheme } from '../../element/applyTheme.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'
import { loadedStrings, loadStrings } from '../../locales/loadStrings.ts'
import { overridesOf } from '../../locales/overrides.ts'
import { controls } from '../../styles/controls.ts'
import { backIcon, closeIcon } from '../../styles/icons.ts'
import { modalTokens } from '../../styles/modalTokens.ts'
import { tokens } from '../../styles/tokens.ts'
import { loadView } from '../../views/loadView.ts'
import { View } from '../../views/View.ts'
import { viewOf } from '../../views/views.ts'
import '../../views/connect/fy-connect-view.ts'
import '../skeleton/fy-skeleton.ts'
import '../snackbar/fy-snackbar.ts'
import '../tooltip/fy-tooltip.ts'
import { animateHeight } from './animateHeight.ts'
import { animateText } from './animateText.ts'
import { styles } from './fy-modal.styles.ts'
import { lockScroll } from './lockScroll.ts'

/**
 * The modal: a native dialog in the top layer that owns focus, size and the header. What is inside is a view.
 *
 * With `embedded` it is drawn in the page where it stands, and shows Account or Connect instead of closing. Then it
 * finds its instance by itself.
 *
 * @csspart dialog - The dialog.
 * @csspart header - Its head: Back, the heading and Close.
 * @csspart title - The heading.
 * @csspart content - What is below the head.
 * @csspart snackbar - A short message at the foot.
 * @csspart alert - What is wrong with the set-up, under the head.
 */
export class FyModal extends FyElement {
  static override styles = [unsafeCSS(tokens + modalTokens), controls, styles]
  static override properties = {
    modal: { attribute: false },
    embedded: { type: Boolean },
    instance: {},
    loaded: { state: true },
    loading: { state: true },
  }

  /** Set by what puts the dialog on the page; an embedded one looks for it. */
  declare modal: Modal
  /** Drawn in the page, where it never hides. Set before it is connected. */
  declare embedded: boolean
  /** The id of the instance that an embedded one shows. Default the one instance of the page. */
  declare instance: string | undefined
  /** The language's texts. Undefined until they have loaded. */
  declare private loaded: Strings | undefined
  declare private loading: 'pending' | 'failed' | 'done'

  /** What is drawn. A modal that closes keeps it while it fades. */
  #state: DeepReadonly<ModalState> | undefined
  /** The same with the dapp's own in their places. */
  #strings: Strings | undefined
  #view: View | undefined
  #locale: Locale | undefined
  #pressedOutside = false
  /** Whether the next `close` event of the dialog tells of what was done here: it may have been opened again by then. */
  #closedIt = false
  /** Whether the focus was inside when the view before went. */
  #hadFocus = false
  #stopWatching: (() => void) | undefined
  #unsubscribe: (() => void) | undefined
  /** What the heading says. */
  #title: string | undefined
  /** Undoes what showing did to the page. */
  #undo: (() => void)[] = []

  constructor() {
    super()
    this.embedded = false
  }

  override connectedCallback() {
    super.connectedCallback()
    if (this.hasAttribute('embedded')) {
      this.#stopWatching = watchInstances(() => this.#embed())
      this.#embed()
    } else this.#unsubscribe = this.modal.subscribe(() => this.requestUpdate())
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopWatching?.()
    this.#unsubscribe?.()
    this.#hide()
  }

  /** Shows the instance that is in force now, if there is one. */
  #embed() {
    const modal = findModal(this.instance)
    if (modal === this.modal && this.#unsubscribe) return
    this.#unsubscribe?.()
    this.requestUpdate()
    if (modal === undefined) return
    this.modal = modal
    const stops = [modal.subscribe(() => this.requestUpdate()), embed(modal)]
    this.#unsubscribe = () => {
      this.#unsubscribe = undefined
      for (const stop of stops) stop()
    }
  }

  /** An embedded one waits for its instance. */
  protected override shouldUpdate() {
    return this.modal !== undefined
  }

  get #dialog() {
    return this.renderRoot.querySelector('dialog')
  }

  /** A wallet may answer in the same breath as it was asked: what is drawn while the dialog shows waits for that. */
  protected override async scheduleUpdate() {
    if (this.#dialog?.open && this.modal.state.router.open)
      await new Promise((resolve) => setTimeout(resolve))
    super.scheduleUpdate()
  }

  protected override willUpdate() {
    const { state } = this.modal
    applyTheme(this, state.options)
    if (state.options.locale !== this.#locale) void this.#loadStrings(state.options.locale)
    if (!state.router.open || this.loaded === undefined) return
    this.#strings = this.#withOverrides(this.loaded, state)
    this.#state = state
    if (this.#view?.route !== state.router.route) this.#view = this.#createView(state)
    Object.assign(this.#view, { state, strings: this.#strings })
  }

  /** The same object while nothing differs, so that nothing is drawn again. */
  #withOverrides(loaded: Strings, { options }: DeepReadonly<ModalState>) {
    const before = this.#state?.options
    if (this.#strings?.$code === loaded.$code && before?.strings === options.strings) return this.#strings
    const own = overridesOf({ ...options, locale: loaded.$code as Locale })
    return own === undefined ? loaded : { ...loaded, ...own }
  }

  protected override updated() {
    const { open, embedded } = this.modal.state.router
    if (!open || embedded !== this.embedded) return this.#hide()
    if (this.loaded === undefined) return
    void this.#show()
    this.#animateTitle()
  }

  async #loadStrings(locale: Locale) {
    this.#locale = locale
    const strings = loadedStrings(locale)
    if (strings !== undefined) {
      this.loaded = strings
      return
    }
    try {
      const strings = await loadStrings(locale)
      if (locale === this.#locale) this.loaded = strings
    } catch (cause) {
      this.#locale = undefined
      close(this.modal)
      failToLoad(this.modal, cause)
    }
  }

  #createView({ router }: DeepReadonly<ModalState>): View {
    const view = View.create(viewOf(router.route.view).tag, { modal: this.modal, route: router.route })
    view.className = this.#title === undefined ? 'view' : `view ${router.direction}`
    this.#hadFocus = this.#hasFocus
    void this.#loadView(router.route)
    // What the server switches off is not offered in any view.
    if (this.modal.wallets.hasServer) this.modal.wallets.load().catch(() => {})
    return view
  }

  async #loadView({ view }: DeepReadonly<Route>) {
    this.loading = customElements.get(viewOf(view).tag) === undefined ? 'pending' : 'done'
    const isShown = () => this.#view?.route.view === view
    try {
      await loadView[view]()
      if (isShown()) this.loading = 'done'
    } catch (cause) {
      if (isShown()) this.loading = 'failed'
      failToLoad(this.modal, cause)
    }
    await this.updateComplete
    // A new view took the focused control away: go on from its heading, which is also what gets read out.
    const isMine = this.embedded ? this.#hadFocus : this.#dialog?.open
    if (isMine && !this.#hasFocus) this.#focusHeading()
  }

  /** Not `:focus-within`: that is false while a wallet's own window is in front. */
  get #hasFocus() {
    return this.shadowRoot?.activeElement != null
  }

  #focusHeading() {
    this.#heading?.focus({ preventScroll: true })
  }

  get #heading() {
    return this.renderRoot.querySelector('h2')
  }

  #animateTitle() {
    const before = this.#title
    this.#title = this.#heading?.textContent
    if (before === undefined || before === this.#title || this.#heading === null) return
    animateText(this.#heading, this.modal.state.router.direction)
  }

  async #show() {
    const dialog = this.#dialog
    const frame = this.renderRoot.querySelector<HTMLElement>('.frame')
    if (dialog === null || frame === null || dialog.open) return
    // What is inside draws itself first, so that the browser lays all of it out once.
    await Promise.allSettled([this.#view?.updateComplete])
    // Closed again, or taken away by the page.
    if (dialog.open || !this.modal.state.router.open || !this.isConnected) return
    // A browser may have closed it a moment ago, without having said so yet.
    this.#leave()
    dialog.showModal()
    this.#focusHeading()
    this.#undo = [lockScroll(), animateHeight(frame)]
  }

  #hide() {
    // A browser may have closed it already.
    if (this.#dialog?.open) {
      this.#closedIt = true
      this.#dialog.close()
    }
    this.#title = undefined
    this.#leave()
  }

  #leave() {
    for (const undo of this.#undo.splice(0)) undo()
  }

  #isOutside({ clientX, clientY }: MouseEvent) {
    const box = this.#dialog?.getBoundingClientRect()
    if (box === undefined) return false
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  }

  // A press that starts inside, such as selecting text, must not close the modal when it ends outside.
  #onPointerDown(event: PointerEvent) {
    this.#pressedOutside = this.#isOutside(event)
  }

  #onClick(event: MouseEvent) {
    if (this.#pressedOutside && this.#isOutside(event)) close(this.modal)
    this.#pressedOutside = false
  }

  #onCancel(event: Event) {
    event.preventDefault()
    close(this.modal)
  }

  // Browsers may close a dialog without asking, for example on a second Escape. One that is held comes back.
  #onClose() {
    const closedIt = this.#closedIt
    this.#closedIt = false
    if (closedIt) return
    if (this.modal.state.router.open && !close(this.modal)) this.#dialog?.showModal()
  }

  protected override render() {
    const strings = this.#strings
    const state = this.#state
    if (strings === undefined || state === undefined) return nothing
    // Its instance has gone.
    if (this.embedded && this.#unsubscribe === undefined) return nothing
    const look = state.shake.active ? 'shake' : ''
    if (this.embedded)
      return html`<section
        part="dialog"
        class=${look}
        lang=${strings.$code}
        dir=${strings.$dir}
        aria-labelledby="title"
      >
        ${this.#renderInside(strings, state)}
      </section>`
    return html`<dialog
      part="dialog"
      class=${look}
      lang=${strings.$code}
      dir=${strings.$dir}
      aria-labelledby="title"
      @pointerdown=${this.#onPointerDown}
      @click=${this.#onClick}
      @cancel=${this.#onCancel}
      @close=${this.#onClose}
    >
      ${this.#renderInside(strings, state)}
    </dialog>`
  }

  #renderInside(strings: Strings, state: DeepReadonly<ModalState>): TemplateResult {
    const { route, history } = state.router
    return html`
      <div class="header" part="header">
        ${
          history.length === 0
            ? nothing
            : html`<fy-tooltip .text=${strings.back}>
                <button type="button" class="back" aria-label=${strings.back} @click=${() => goBack(this.modal)}>
                  ${backIcon()}
                </button>
              </fy-tooltip>`
        }
        <h2 id="title" part="title" tabindex="-1">${viewOf(route.view).title(strings, state, route)}</h2>
        ${
          this.embedded
            ? nothing
            : html`<fy-tooltip .text=${strings.close}>
                <button type="button" class="close" aria-label=${strings.close} @click=${() => close(this.modal)}>
                  ${closeIcon()}
                </button>
              </fy-tooltip>`
        }
      </div>
      ${this.#renderAlert(strings, state.alerts.current)}
      <div class="frame">
        <div class="content" part="content">${this.#renderContent(strings)}</div>
      </div>
      <fy-snackbar exportparts="snackbar" .snackbar=${state.snackbar.current} .strings=${strings}></fy-snackbar>
    `
  }

  #renderAlert(strings: Strings, alert: DeepReadonly<AlertState>) {
    if (alert.status === 'hidden') return nothing
    // Rare, and of no use to most visitors: a chunk of its own. Without it there is no alert, and nothing else amiss.
    import('../alert-bar/fy-alert-bar.ts').catch(() => {})
    return html`<fy-alert-bar
      exportparts="alert"
      .modal=${this.modal}
      .code=${alert.code}
      .strings=${strings}
    ></fy-alert-bar>`
  }

  #renderContent(strings: Strings) {
    const view = this.#view
    if (this.loading === 'done' || view === undefined) return view
    if (this.loading === 'pending')
      return html`<div class="placeholder" role="status">
        <fy-skeleton rows="3"></fy-skeleton>
        <span class="visually-hidden">${strings.loading}</span>
      </div>`
    return html`<div class="placeholder failed" role="alert">
      <p>${strings.loadFailed}</p>
      <button type="button" class="button" @click=${() => this.#loadView(view.route)}>${strings.tryAgain}</button>
    </div>`
  }
}

define('fy-modal', FyModal)

declare global {
  interface HTMLElementTagNameMap {
    'fy-modal': FyModal
  }
}
