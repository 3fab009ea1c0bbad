import {
  activeAccount,
  findInstance,
  type Instance,
  InstanceNotFoundError,
  isUnsupported,
  watchInstances,
} from '@foyer/modal-core'
import { html } from 'lit'
import { applyTheme } from '../../element/applyTheme.ts'
import { define, FyElement } from '../../element/FyElement.ts'
import { labelsOf } from '../../locales/labels.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { hueOf } from '../../styles/hue.ts'
import { tokens } from '../../styles/tokens.ts'
import { styles } from './fy-button.styles.ts'

/**
 * Opens the modal, and shows the connected account.
 *
 * @tagname fy-button
 * @csspart button - The button inside.
 */
export class FyButton extends FyElement {
  static override styles = [tokens, styles]
  static override properties = {
    modal: { attribute: false },
    label: { type: String },
    disabled: { type: Boolean },
  }

  /** The modal to open. Default the one instance of the page. */
  declare modal: Instance | undefined
  /** Replaces 'Connect Wallet'. */
  declare label: string | undefined
  /** Takes no clicks. */
  declare disabled: boolean

  #instance: Instance | undefined
  #stops: (() => void)[] = []

  override connectedCallback() {
    super.connectedCallback()
    this.#stops.push(watchInstances(() => this.#bind()))
    this.#bind()
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    for (const stop of this.#stops.splice(0)) stop()
    this.#instance = undefined
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('modal')) this.#bind()
    if (this.#instance) applyTheme(this, this.#instance.state.options)
  }

  /** Follows the instance that is in force now. */
  #bind() {
    const instance = this.modal ?? findInstance()
    if (instance === this.#instance || !this.isConnected) return
    const [watch, ...old] = this.#stops
    for (const stop of old) stop()
    this.#instance = instance
    this.#stops = watch ? [watch] : []
    if (instance) this.#stops.push(instance.subscribe(() => this.requestUpdate()))
    this.requestUpdate()
  }

  #open(event: Event) {
    if (this.#instance === undefined) throw new InstanceNotFoundError()
    // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    this.#instance.open()
  }

  #prefetch() {
    this.#instance?.prefetch()
  }

  protected override render() {
    const state = this.#instance?.state
    const account = state && activeAccount(state)
    const labels = labelsOf(state?.options.locale ?? 'en')
    if (state === undefined || account === undefined) return this.#button('', this.label ?? labels.connect)
    if (isUnsupported(state)) return this.#button('warning', labels.wrongNetwork)
    if (account.status === 'connected') {
      const address = shortenAddress(account.address)
      this.style.setProperty('--hue', String(hueOf(account.address)))
      return this.#button('account', html`<span class="picture"></span>${address}`, labels.account(address))
    }
    if (account.status === 'disconnected') return this.#button('', this.label ?? labels.connect)
    return this.#button('', labels.connecting)
  }

  #button(style: string, content: unknown, name?: string) {
    return html`<button
      part="button"
      type="button"
      class=${style}
      aria-haspopup="dialog"
      aria-label=${name ?? (content as string)}
      ?disabled=${this.disabled}
      @click=${this.#open}
      @pointerenter=${this.#prefetch}
      @focus=${this.#prefetch}
    >
      ${content}
    </button>`
  }
}

define('fy-button', FyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-button': FyButton
  }
}
