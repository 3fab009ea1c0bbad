import type { Modal } from '@foyer/modal-core'
import { createHandOff, type HandOffStatus } from '@foyer/modal-core/wallets'
import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Host = ReactiveControllerHost & { modal: Modal; handOff: HandOffStatus }

/** Follows the attempts to open a wallet's app, and sets the status on the view. */
export class HandOffController implements ReactiveController {
  /** Number of times that the app was opened. */
  attempts = 0
  #host: Host
  #handOff: ReturnType<typeof createHandOff> | undefined

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  hostConnected() {
    this.#handOff = createHandOff({ onChange: (status) => this.#onChange(status) })
  }

  hostDisconnected() {
    this.#handOff?.destroy()
  }

  start() {
    this.attempts++
    this.#handOff?.start()
  }

  #onChange(status: HandOffStatus) {
    this.#host.handOff = status
    // The wallet may have answered while the page was hidden.
    if (status === 'returned') this.#host.modal.pairing.source?.wake()
  }
}
