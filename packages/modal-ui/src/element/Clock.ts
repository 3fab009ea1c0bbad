import type { ReactiveController, ReactiveControllerHost } from 'lit'

const SECOND = 1_000

/** The current time, for an element that shows it every second. */
export class Clock implements ReactiveController {
  /** Milliseconds since 1970. */
  now = Date.now()
  #host: ReactiveControllerHost
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  hostConnected() {
    this.now = Date.now()
    this.#timer = setInterval(() => {
      this.now = Date.now()
      this.#host.requestUpdate()
    }, SECOND)
  }

  hostDisconnected() {
    clearInterval(this.#timer)
  }
}
