import { close, goBack, type Modal } from '@foyer/modal-core'
import type { LitElement, ReactiveController } from 'lit'
import { animateSize } from './animateSize.ts'
import { dismissOutside } from './dismissOutside.ts'
import { fadeEdges } from './fadeEdges.ts'
import { holdPage } from './holdPage.ts'
import { leaveRest, type Rested } from './resting.ts'

type Host = LitElement & { modal: Modal }

/** Shows and hides the native dialog, and closes the modal when a user or the browser closes the dialog. */
export class DialogController implements ReactiveController {
  #host: Host
  /** True if a press of Escape is what the browser may be about to report. */
  #isEscape = false
  /** Undo what showing did to the page. None while it is hidden. */
  #cleanups: (() => void)[] = []
  /** The element with the focus before the modal opened. The wallet's dialog, for which this one makes way, loses it. */
  #opener: Element | null = null

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  hostDisconnected() {
    // Without one it has never been drawn.
    if (this.#host.modal !== undefined) void this.hide()
  }

  get #element() {
    return this.#host.renderRoot.querySelector('dialog')
  }

  get isOpen() {
    return this.#element?.open === true
  }

  /** Shows the dialog once its content is drawn, so that the browser lays all of it out once. */
  async show(drawContent: () => Promise<unknown>, onShown: () => void) {
    const dialog = this.#element
    const frame = this.#host.renderRoot.querySelector<HTMLElement>('.frame')
    if (dialog === null || frame === null || dialog.open) return
    await Promise.allSettled([drawContent()])
    const { open, route } = this.#host.modal.state.router
    // The modal may have been closed or taken off the page, or have made way for the wallet's dialog.
    if (dialog.open || !open || route.view === 'ApproveTransaction' || !this.#host.isConnected) return
    // The browser has closed it, and its event, which dismisses the modal, is still to come.
    if (this.#cleanups.length > 0) return
    this.#cleanups = holdPage(
      this.#host,
      () => this.#dismiss(),
      (isEscape) => {
        this.#isEscape = isEscape
      },
    )
    dismissOutside(dialog, () => close(this.#host.modal))
    // First, so that the browser gives the focus back to what opened the modal. Nothing is painted in between.
    const rested = leaveRest(this.#host.modal)
    this.#opener ??= document.activeElement
    dialog.showModal()
    onShown()
    if (rested) takeOver(dialog, rested)
    this.#cleanups.push(animateSize(dialog, frame, rested?.height), fadeEdges(frame))
  }

  /** Resolves when the dialog has faded. */
  async hide() {
    const dialog = this.#element
    // An alert that was seen goes with the dialog. One that comes while it is hidden waits for the next time.
    if (this.#cleanups.length > 0 && !this.#host.modal.state.router.open) this.#host.modal.alerts.hide()
    // A browser may have closed it already.
    if (dialog?.open) dialog.close()
    this.#cleanUp()
    if (!this.#host.modal.state.router.open) this.#giveBack()
    await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
  }

  /** Browsers give the focus back, except to what could not take it when it was asked for. */
  #giveBack() {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === this.#host)
      (this.#opener as HTMLElement | null)?.focus({ preventScroll: true })
    this.#opener = null
  }

  #cleanUp() {
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp()
  }

  onCancel = (event: Event) => {
    event.preventDefault()
    this.#dismiss()
  }

  // Browsers may close a dialog without asking, for example on a second Escape. A modal that must stay is shown again.
  onClose = () => {
    // The event comes later than what it reports: `hide` closed it, or it has been shown again since.
    if (this.#cleanups.length === 0 || this.isOpen) return
    const { router } = this.#host.modal
    if (!router.state.open) return
    this.#dismiss()
    if (router.state.open) this.#element?.showModal()
  }

  /** Escape closes. What else dismisses a dialog is the Back of a phone, which goes back first. */
  #dismiss() {
    const { modal } = this.#host
    if (this.#isEscape) close(modal)
    else goBack(modal)
    this.#isEscape = false
  }
}

/** Goes on where the dialog at rest was: with its motion, or without one, and with the focus on the same element. */
function takeOver(dialog: HTMLDialogElement, { time, isAtClose }: Rested) {
  if (isAtClose) dialog.querySelector<HTMLElement>('.close')?.focus()
  for (const one of dialog.getAnimations({ subtree: true })) {
    if (!(one instanceof CSSTransition)) continue
    if (time === null) one.finish()
    else one.currentTime = time
  }
}
