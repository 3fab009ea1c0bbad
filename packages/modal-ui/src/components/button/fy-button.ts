import {
  activeAccount,
  findInstance,
  type Instance,
  InstanceNotFoundError,
  isUnsupported,
  watchInstances,
} from '@foyer/modal-core'
import { applyTheme } from '../../element/applyTheme.ts'
import { define } from '../../element/define.ts'
import { labelsOf } from '../../locales/labels.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { base } from '../../styles/base.ts'
import { hueOf } from '../../styles/hue.ts'
import { tokens } from '../../styles/tokens.ts'
import { styles } from './fy-button.styles.ts'

/** A server has no elements, and imports this file all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** Before there is a modal. */
const DEFAULT_OPTIONS = { locale: 'en', strings: {} } as const

type Face = { look: '' | 'account' | 'warning'; text: string; name?: string }

/**
 * Opens the modal, and shows the connected account.
 *
 * It is a plain custom element: it stands on the page from the start, and Lit is loaded only with the modal.
 *
 * @tagname fy-button
 * @csspart button - The button inside.
 */
export class FyButton extends Base {
  static observedAttributes = ['label', 'disabled']

  #button: HTMLButtonElement
  #picture: HTMLElement
  #text: HTMLElement
  #modal: Instance | undefined
  #instance: Instance | undefined
  #stopWatching: (() => void) | undefined
  #unsubscribe: (() => void) | undefined

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(base + tokens + styles)
    root.adoptedStyleSheets = [sheet]
    this.#button = document.createElement('button')
    this.#picture = document.createElement('span')
    this.#picture.className = 'picture'
    this.#text = document.createElement('span')
    this.#button.append(this.#picture, this.#text)
    root.append(this.#button)
    Object.assign(this.#button, { type: 'button', ariaHasPopup: 'dialog' })
    this.#button.part.add('button')
    this.#button.addEventListener('click', () => this.#open())
    for (const event of ['pointerenter', 'focus'])
      this.#button.addEventListener(event, () => this.#instance?.prefetch())
  }

  /** The modal to open. Default the one instance of the page. */
  get modal(): Instance | undefined {
    return this.#modal
  }
  set modal(modal: Instance | undefined) {
    this.#modal = modal
    this.#bind()
  }

  /** Replaces 'Connect Wallet'. */
  get label(): string | undefined {
    return this.getAttribute('label') ?? undefined
  }
  set label(label: string | undefined) {
    if (label === undefined) this.removeAttribute('label')
    else this.setAttribute('label', label)
  }

  /** Takes no clicks. */
  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', disabled)
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
    if (this.#instance === undefined) throw new InstanceNotFoundError()
    // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
    this.#button.focus()
    this.#instance.open()
    // Only a slow network makes this visible.
    this.#button.ariaBusy = 'true'
    await this.#instance.prefetch()
    this.#button.ariaBusy = null
  }

  #render() {
    const state = this.#instance?.state
    if (state) applyTheme(this, state.options)
    const { look, text, name } = this.#face()
    this.#button.className = look
    this.#button.disabled = this.disabled
    this.#button.ariaLabel = name ?? null
    this.#picture.hidden = look !== 'account'
    this.#text.textContent = text
  }

  #face(): Face {
    const state = this.#instance?.state
    const labels = labelsOf(state?.options ?? DEFAULT_OPTIONS)
    const connect: Face = { look: '', text: this.label ?? labels.connect }
    if (state === undefined) return connect
    if (isUnsupported(state)) return { look: 'warning', text: labels.wrongNetwork }
    const account = activeAccount(state)
    if (account.status === 'disconnected') return connect
    if (account.status !== 'connected') return { look: '', text: labels.connecting }
    this.#picture.style.setProperty('--hue', String(hueOf(account.address)))
    const text = shortenAddress(account.address)
    return { look: 'account', text, name: labels.account(text) }
  }
}

define('fy-button', FyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-button': FyButton
  }
}
