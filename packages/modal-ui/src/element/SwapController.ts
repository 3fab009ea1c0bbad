import type { Modal } from '@foyer/modal-core'
import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Host = ReactiveControllerHost & { modal: Modal; isConnected: boolean }

/** Has the quote renewed and the tokens loaded while the element is on the page. */
export class SwapController implements ReactiveController {
  #host: Host
  #isVisible = false

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  /** The modal is set by the first update. */
  hostUpdate() {
    if (this.#host.isConnected) this.#set(true)
  }

  hostDisconnected() {
    this.#set(false)
  }

  #set(isVisible: boolean) {
    const { swap } = this.#host.modal.controls
    if (isVisible === this.#isVisible) return
    this.#isVisible = isVisible
    if (isVisible) void swap?.load()
    void swap?.setVisible(isVisible)
  }
}
