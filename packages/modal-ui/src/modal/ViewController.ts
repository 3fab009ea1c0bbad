import {
  type DeepReadonly,
  type LoadFailure,
  type Modal,
  type ModalState,
  type Route,
  reportLoadError,
} from '@foyer/modal-core'
import { html, type LitElement } from 'lit'
import type { Strings } from '../locales/en/base.ts'
import { hasTexts, isViewLoaded, loadView } from '../views/loadView.ts'
import { View } from '../views/View.ts'
import { viewOf } from '../views/views.ts'
import '../views/connect/fy-connect-view.ts'
import { loadFailure } from '../components/note/failure.ts'
import { waiting } from '../components/skeleton/waiting.ts'

type Host = LitElement & { modal: Modal }

type ViewControllerParameters = {
  /** Called when the view's class has loaded, or has failed to. */
  onLoaded: () => void
}

/** The time that a dialog, or the view before, waits for the files that a view is drawn with, in milliseconds. */
const PATIENCE = 400

/** Creates the view of the route, loads its chunk and passes the state on to it. */
export class ViewController {
  view: View | undefined
  #host: Host
  #onLoaded: () => void
  #status: 'pending' | 'done' | LoadFailure = 'pending'
  #loading: Promise<void> | undefined
  /** A view that was drawn before. Drawn for another route, it takes a part of the time of a new one. */
  #kept: View | undefined
  /** The route whose view is loaded while the one before is shown, and whether it is here or late. */
  #next: { route: DeepReadonly<Route>; isDue: boolean } | undefined

  constructor(host: Host, { onLoaded }: ViewControllerParameters) {
    this.#host = host
    this.#onLoaded = onLoaded
  }

  /** True if the route has another view than the current one. */
  isNew({ router }: DeepReadonly<ModalState>) {
    return this.view?.route !== router.route
  }

  /** True if the view that is drawn stays for now: what the next one is drawn with loads, and is not late. */
  holds({ router: { route }, options }: DeepReadonly<ModalState>): boolean {
    if (this.view === undefined || this.view.route === route || isViewLoaded(route.view, options.locale))
      return false
    if (this.#next?.route !== route) {
      const next = { route, isDue: false }
      this.#next = next
      const end = () => {
        if (next.isDue) return
        next.isDue = true
        this.#host.requestUpdate()
      }
      loadView(route.view, options).then(end, end)
      setTimeout(end, PATIENCE)
    }
    return !this.#next.isDue
  }

  create({ router: { route, direction } }: DeepReadonly<ModalState>, isAnimated: boolean) {
    const { modal } = this.#host
    if (this.view === undefined) modal.discover()
    const kept = this.#kept?.route.view === route.view ? this.#kept : undefined
    this.view = kept
      ? Object.assign(kept, { modal, route })
      : View.create(viewOf(route.view).tag, { modal, route })
    this.view.className = isAnimated ? `view ${direction}` : 'view'
    this.#loading = this.#load(route)
    modal.connectors.loadIcons().catch(() => {})
    // A feature that the server switches off is not offered in any view.
    if (modal.wallets.hasServer)
      modal.wallets.load().then(
        (directory) => directory.retry(),
        () => {},
      )
  }

  /** Shows a sentence in the place of a view that could not be drawn. */
  fail(cause: unknown) {
    if (this.#status === 'error') return
    this.#status = 'error'
    this.#host.requestUpdate()
    void reportLoadError(this.#host.modal, cause)
  }

  /** Removes the view from the page, which ends its timers and requests. One that can be drawn again is kept. */
  clear() {
    if (this.view === undefined) return
    if (this.#status === 'done' && this.view.isReusable) this.#kept = this.view
    this.view = undefined
    this.#host.requestUpdate()
  }

  update(state: DeepReadonly<ModalState>, strings: Strings) {
    // One that could not be drawn would fail again, with nobody to take its exception.
    if (this.view !== undefined && this.#status !== 'error') Object.assign(this.view, { state, strings })
  }

  /** Resolves when the view is drawn, or is late: only then is its outline shown, which is not as high. */
  drawn(): Promise<unknown> {
    const view = () => this.view?.updateComplete
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE)
    })
    const drawn = this.#status === 'pending' ? this.#loading?.then(view) : view()
    return Promise.race([drawn, late]).finally(() => clearTimeout(timer))
  }

  async #load({ view }: DeepReadonly<Route>) {
    const { options } = this.#host.modal.state
    this.#status = isViewLoaded(view, options.locale) ? 'done' : 'pending'
    if (this.#status === 'pending') this.#keepHeight()
    this.#host.requestUpdate()
    const setStatus = (status: 'done' | LoadFailure) => {
      if (this.view?.route.view !== view || this.#status === status) return
      this.#status = status
      this.#host.requestUpdate()
    }
    try {
      await loadView(view, options)
      setStatus('done')
    } catch (cause) {
      setStatus(await reportLoadError(this.#host.modal, cause))
    }
    await this.#host.updateComplete
    // Its field may get the focus.
    await this.drawn()
    this.#onLoaded()
  }

  /** A view that still loads is as high as the view before it: the frame moves once, to the new view. */
  #keepHeight() {
    const content = this.#host.renderRoot.querySelector<HTMLElement>('.content')
    const height = content?.clientHeight
    if (height) content.style.setProperty('--view-size', `${height}px`)
  }

  render(strings: Strings) {
    const { view } = this
    if (view === undefined) return undefined
    const status = this.#status
    const { locale } = this.#host.modal.state.options
    // The two differ while another language loads, and where one did not come: that one is English.
    const isHere = [strings.$code, locale].some((code) => hasTexts(view.route.view, code))
    if (status === 'done' && isHere) return view
    return html`<div class="placeholder">
      ${
        status === 'pending' || status === 'done'
          ? waiting({ strings, round: false })
          : loadFailure({ reason: status, strings, retry: () => this.create(this.#host.modal.state, false) })
      }
    </div>`
  }
}
