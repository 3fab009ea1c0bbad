import { type DeepReadonly, goBack, type Modal, type ModalState } from '@foyer/modal-core'
import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from 'lit'
import { noteStyles } from '../components/note/note.ts'
import { applyTheme } from '../element/applyTheme.ts'
import { define } from '../element/define.ts'
import { FyElement, onFailure } from '../element/FyElement.ts'
import { keepTexts } from '../element/keepTexts.ts'
import type { Strings } from '../locales/en/base.ts'
import { controls } from '../styles/controls.ts'
import { replaceLightDark } from '../styles/plainColors.ts'
import { viewOf } from '../views/views.ts'
import { DialogController } from './DialogController.ts'
import { styles } from './fy-modal.styles.ts'
import { HeadingController } from './HeadingController.ts'
import { InstanceController } from './InstanceController.ts'
import { keepEvents } from './keepEvents.ts'
import { LocaleController } from './LocaleController.ts'
import { loadNetworkPicture } from './loadNetworkPicture.ts'
import { renderAlert, renderSnackbar } from './messages.ts'
import { renderHeader } from './renderHeader.ts'
import { looks } from './resting.ts'
import { ViewController } from './ViewController.ts'

/**
 * The modal: a native dialog in the top layer that owns focus, size and the header. What is inside is a view.
 *
 * With `embedded` it is drawn in the page, and shows Account or Connect instead of closing. It then finds its instance
 * by itself.
 *
 * @tagname fy-modal
 * @csspart dialog - The dialog.
 * @csspart header - The header: Back, the heading and Close.
 * @csspart title - The heading.
 * @csspart content - The part below the header.
 * @csspart snackbar - A short message at the bottom.
 * @csspart alert - The bar of an alert, under the header.
 * @cssproperty --fy-dialog-background - The ground of the dialog.
 * @cssproperty --fy-dialog-radius - The corners of the dialog.
 * @cssproperty --fy-row-background - The ground of rows, such as tokens. Wallets in `Connect` have one under the pointer only.
 * @cssproperty --fy-row-radius - The corners of rows.
 * @cssproperty --fy-ease - The curve of all that moves.
 * @cssproperty --fy-duration-xs - How long a press takes.
 * @cssproperty --fy-duration-sm - How long colours, what appears in place, and the dialog when it closes take.
 * @cssproperty --fy-duration-md - How long the dialog takes to open, and a change of view: its size, its content and the direction they come from.
 * @cssproperty --fy-duration-lg - How long what has failed is shaken.
 */
export class FyModal extends FyElement {
  static override styles = [unsafeCSS(looks), controls, noteStyles, styles]
  static override properties = {
    modal: { attribute: false },
    embedded: { type: Boolean },
    instance: {},
  }

  /**
   * Set by the code that adds the element; an embedded element finds it by itself.
   *
   * @internal
   */
  declare modal: Modal
  /**
   * Draws, but is not shown.
   *
   * @internal
   */
  declare isUnseen: boolean
  /** Drawn in the page, where it never hides. Set before it is connected. */
  declare embedded: boolean
  /** The id of the instance that an embedded one shows. Default the one instance of the page. */
  declare instance: string | undefined

  /** The state that is drawn. A modal that closes keeps both while it fades. */
  #state: DeepReadonly<ModalState> | undefined
  #strings: Strings | undefined
  /** True if the view that is drawn waits for the next one. What is pressed in it meanwhile counts for nothing. */
  #isHeld = false
  #instance = new InstanceController(this)
  #locale = new LocaleController(this)
  #view = new ViewController(this, { onLoaded: () => this.#onViewLoaded() })
  #heading = new HeadingController(this)
  #dialog = new DialogController(this)

  constructor() {
    super()
    this.embedded = false
    keepEvents(this)
    onFailure(this, (cause) => this.#view.fail(cause))
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#heading.reset()
  }

  /** An embedded one waits for its instance. */
  protected override shouldUpdate() {
    return this.modal !== undefined
  }

  /** A wallet may answer in the same task as it was asked: what is drawn while the dialog shows waits for the answer. */
  protected override async scheduleUpdate() {
    if (this.#dialog.isOpen && this.modal.state.router.open)
      await new Promise((resolve) => setTimeout(resolve))
    super.scheduleUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const { state } = this.modal
    // The drawn view is of another modal, or of a stand-in for this one.
    if (changed.has('modal')) this.#view.clear()
    applyTheme(this, state.options)
    replaceLightDark(this.style)
    const { open } = state.router
    this.#isHeld = open && !this.#isAside() && this.#heading.isDrawn && this.#view.holds(state)
    const strings = this.#locale.update(state.options, viewOf(state.router.route.view).group, open)
    // The view behind the wallet's dialog stays as it is, and comes back so.
    if (!open || strings === undefined || this.#isAside() || this.#isHeld) return
    this.#strings = strings
    this.#state = state
    if (this.#view.isNew(state)) {
      this.#heading.saveFocus()
      this.#view.create(state, this.#heading.isDrawn)
    }
    this.#view.update(state, strings)
  }

  protected override updated() {
    if (this.isUnseen) return
    const { open, embedded, direction, route } = this.modal.state.router
    // Not for Connect, which loads nothing that it does not show.
    if (route.view !== 'Connect') void loadNetworkPicture(this.modal)
    if (!open || embedded !== this.embedded || this.#isAside()) void this.#hide()
    else if (this.#strings !== undefined) {
      void this.#dialog.show(
        () => this.#view.drawn(),
        () => this.#heading.focus(),
      )
      this.#heading.animate(direction)
      // A view whose class is still loading has no `updateComplete`.
      void this.#view.view?.updateComplete?.then(() => this.#heading.moveToField())
    }
  }

  /** One dialog at a time: a modal that opened later would cover the wallet's own, where the user approves. */
  #isAside() {
    return !this.embedded && this.modal.state.router.route.view === 'ApproveTransaction'
  }

  /** Goes back as the Back button does, for example when a page's own navigation goes back: at the first view it closes. */
  back() {
    goBack(this.modal)
  }

  /** A view that is not seen has no timers and loads nothing: it leaves once the dialog has faded. */
  async #hide() {
    this.#heading.reset()
    await this.#dialog.hide()
    if (!this.modal.state.router.open) this.#view.clear()
  }

  #onViewLoaded() {
    const isMine = this.embedded ? this.#heading.hadFocus : this.#dialog.isOpen
    if (isMine) this.#heading.restoreFocus()
  }

  protected override render() {
    const strings = this.#strings
    const state = this.#state
    if (strings === undefined || state === undefined) return nothing
    // The instance was destroyed.
    if (this.embedded && !this.#instance.isSubscribed) return nothing
    const look = `${state.shake.active ? 'shake' : ''} ${viewOf(state.router.route.view).isWide ? 'wide' : ''}`
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
      @cancel=${this.#dialog.onCancel}
      @close=${this.#dialog.onClose}
    >
      ${this.#renderInside(strings, state)}
    </dialog>`
  }

  #held = {
    capture: true,
    handleEvent: (event: Event) => {
      if (!this.#isHeld) return
      event.preventDefault()
      event.stopPropagation()
    },
  }

  #renderInside(strings: Strings, state: DeepReadonly<ModalState>): TemplateResult {
    const { modal, embedded } = this
    return html`
      ${renderHeader({ modal, strings, state, embedded, onBack: () => this.back() })}
      ${renderAlert(modal, strings, state.alerts.current)}
      <div class="frame" @click=${this.#held}>
        <div class="content" part="content" aria-busy=${this.#isHeld ? 'true' : nothing}>${this.#view.render(strings)}</div>
      </div>
      <div aria-live="polite">${renderSnackbar(strings, state.snackbar.current)}</div>
    `
  }
}

keepTexts()
define('fy-modal', FyModal)

declare global {
  interface HTMLElementTagNameMap {
    'fy-modal': FyModal
  }
}
