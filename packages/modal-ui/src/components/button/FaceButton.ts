import type { Instance } from '@foyer/modal-core'
import { findInstance, loadLate, watchInstances } from '@foyer/modal-core/page'
import { applyTheme } from '../../element/applyTheme.ts'
import { type Labels, labelsOf } from '../../locales/labels.ts'
import { buttonBase } from '../../styles/buttonBase.ts'
import { tokens } from '../../styles/tokens.ts'
import { styles } from './fy-button.styles.ts'
import { openButton } from './openButton.ts'
import { type ShownAccount, shownAccount } from './shownAccount.ts'

/** Servers import this file too, but have no elements. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** Before there is a modal. */
const DEFAULT_OPTIONS = { locale: 'en', strings: {} } as const

/** The face of a button. */
export type Face = {
  look: '' | 'account' | 'account wait' | 'warning'
  text: string
  /** The `data-status` of the element, where that is not about the account in use. */
  status?: string
  /** The accessible name, if it is more than the text. */
  name?: string
  /** Undefined: none is drawn. Where there is no image, `hue` colours it, or `letter` stands on a neutral ground. */
  picture?: { hue?: number; letter?: string | undefined; image?: string | undefined }
  /** True if there is nothing to open. */
  isIdle?: boolean
}

/** A part of the button, which a page can style. Its text has the direction of its language, whatever the page's is. */
function createPart(part: string) {
  const element = document.createElement(part === 'button' ? part : 'bdi')
  return Object.assign(element, { className: part, part }) as HTMLButtonElement
}

/**
 * A button that stands on the page from the start and follows the modal: a plain custom element, so that Lit is loaded
 * only with the modal. Kinds of it differ in their face and in what they open.
 */
export abstract class FaceButton extends Base {
  static observedAttributes = ['disabled']

  #button: HTMLButtonElement
  #picture: HTMLElement
  #image: HTMLImageElement
  #text: HTMLElement
  #modal: Instance | undefined
  #instance: Instance | undefined
  #stopWatching: (() => void) | undefined
  #unsubscribe: (() => void) | undefined

  constructor() {
    super()
    // First: a browser in which it cannot run throws here, and goes on showing what the page has put into the element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(buttonBase + tokens + styles)
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    root.adoptedStyleSheets = [sheet]
    this.#button = createPart('button')
    this.#picture = createPart('picture')
    this.#text = createPart('text')
    this.#image = Object.assign(document.createElement('img'), {
      alt: '',
      onerror: () => {
        this.#image.hidden = true
      },
    })
    this.#picture.append(this.#image)
    this.#button.append(this.#picture, this.#text)
    root.append(this.#button)
    const prefetch = () => this.#instance?.state.options.preload && this.#instance.prefetch()
    Object.assign(this.#button, {
      ariaHasPopup: 'dialog',
      onclick: () => this.#open(),
      onpointerenter: prefetch,
      onfocus: prefetch,
    })
  }

  /** The modal to open. Default the one instance of the page. */
  get modal(): Instance | undefined {
    return this.#modal
  }
  set modal(modal: Instance | undefined) {
    this.#modal = modal
    this.#bind()
  }

  /** Takes no clicks. */
  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(disabled: boolean | undefined) {
    // Undefined would turn the attribute to the other side.
    this.toggleAttribute('disabled', disabled === true)
  }

  connectedCallback() {
    this.#stopWatching = watchInstances(() => this.#bind())
    this.#bind()
  }

  disconnectedCallback() {
    this.#stopWatching?.()
    this.#unsubscribe?.()
    this.#instance = undefined
  }

  attributeChangedCallback() {
    this.#render()
  }

  /** Follows the instance that is in force now. */
  #bind() {
    if (!this.isConnected) return
    const instance = this.#modal ?? findInstance()
    if (instance !== this.#instance) {
      this.#unsubscribe?.()
      this.#instance = instance
      this.#unsubscribe = instance?.subscribe(() => this.#render())
    }
    this.#render()
  }

  async #open() {
    if (this.#instance === undefined) throw new (await loadLate()).InstanceNotFoundError()
    // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
    this.#button.focus()
    this.open(this.#instance)
    // Only a slow network makes this visible.
    this.#button.ariaBusy = 'true'
    await this.#instance.prefetch()
    this.#button.ariaBusy = null
  }

  #render() {
    const state = this.#instance?.state
    if (state) applyTheme(this, state.options)
    const shown: ShownAccount = state ? shownAccount(state) : { status: 'disconnected' }
    const face = this.face(shown, labelsOf(state?.options ?? DEFAULT_OPTIONS), state)
    this.dataset.status = face?.status ?? shown.status
    this.#button.hidden = face === undefined
    if (face === undefined) return
    this.#button.className = face.look
    this.#button.disabled = this.disabled || face.isIdle === true
    this.#button.ariaLabel = face.name ?? null
    // A sign, as words in nine languages would weigh on every page.
    const text = (state?.outdated ? '↻ ' : '') + face.text
    // The same text would have the browser lay out the page.
    if (this.#text.textContent !== text) this.#text.textContent = text
    this.#renderPicture(face.picture)
  }

  #renderPicture(picture: Face['picture']) {
    this.#picture.hidden = picture === undefined
    this.#picture.style.setProperty('--hue', String(picture?.hue))
    this.#picture.dataset.letter = picture?.letter ?? ''
    const image = picture?.image
    // A picture that failed to load stays hidden until another one comes.
    if (this.#image.getAttribute('src') === image) return
    this.#image.hidden = image === undefined
    if (image === undefined) this.#image.removeAttribute('src')
    else this.#image.src = image
  }

  /** Undefined takes the button off the page. `state` is undefined before there is a modal. */
  abstract face(shown: ShownAccount, labels: Labels, state: Instance['state'] | undefined): Face | undefined

  protected open(instance: Instance) {
    openButton(instance)
  }
}
