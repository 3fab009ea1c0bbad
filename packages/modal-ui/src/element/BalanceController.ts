import { type Modal, watchBalance } from '@foyer/modal-core'
import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Host = ReactiveControllerHost & { modal: Modal; isConnected: boolean }

/** Keeps the balances of the account up to date while the element is on the page. */
export class BalanceController implements ReactiveController {
  #host: Host
  #stop: (() => void) | undefined

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  /** The modal is set by the first update. */
  hostUpdate() {
    if (this.#host.isConnected) this.#stop ??= watchBalance(this.#host.modal)
  }

  hostDisconnected() {
    this.#stop?.()
    this.#stop = undefined
  }
}
