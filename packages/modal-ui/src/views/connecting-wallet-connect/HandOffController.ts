import type { Modal } from '@foyer/modal-core'
import { createHandOff, type HandOffStatus } from '@foyer/modal-core/wallets'
import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Host = ReactiveControllerHost & { modal: Modal }

/** Follows the attempts to open a wallet's app, and redraws the view when the status changes. */
export class HandOffController implements ReactiveController {
  status: HandOffStatus = 'idle'
  /** How often the app was opened. */
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
    this.status = status
    this.#host.requestUpdate()
    // The wallet may have answered while the page was hidden.
    if (status === 'returned') this.#host.modal.pairing.source?.wake()
  }
}
