import { embed, findModal, type Modal, watchInstances } from '@foyer/modal-core'
import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Host = ReactiveControllerHost & {
  modal: Modal
  instance: string | undefined
  hasAttribute(name: string): boolean
}

/** Subscribes the element to its modal. An embedded element looks its modal up, and follows when another one replaces it. */
export class InstanceController implements ReactiveController {
  #host: Host
  #stopWatching: (() => void) | undefined
  #unsubscribe: (() => void) | undefined

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  get isSubscribed() {
    return this.#unsubscribe !== undefined
  }

  hostConnected() {
    // It may come back to the page after changes that it has missed.
    this.#host.requestUpdate()
    // A copy that a page makes of it, such as for a cache of pages, has no modal.
    if (!this.#host.hasAttribute('embedded')) this.#unsubscribe = this.#host.modal && this.#subscribe()
    else {
      this.#stopWatching = watchInstances(() => this.#embed())
      this.#embed()
    }
  }

  hostDisconnected() {
    this.#stopWatching?.()
    this.#unsubscribe?.()
  }

  #subscribe() {
    return this.#host.modal.subscribe(() => this.#host.requestUpdate())
  }

  #embed() {
    const modal = findModal(this.#host.instance)
    if (modal === this.#host.modal && this.isSubscribed) return
    this.#unsubscribe?.()
    this.#host.requestUpdate()
    if (modal === undefined) return
    this.#host.modal = modal
    const stops = [this.#subscribe(), embed(modal)]
    this.#unsubscribe = () => {
      this.#unsubscribe = undefined
      for (const stop of stops) stop()
    }
  }
}
