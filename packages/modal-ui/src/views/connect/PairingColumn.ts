import { type Locale, selectConnector } from '@foyer/modal-core'
import { pairingConnector } from '@foyer/modal-core/wallets'
import { html, type ReactiveController } from 'lit'
import { walletPoints } from '../../components/wallet-points/walletPoints.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { walletIcon } from '../../styles/icons.ts'
import type { View } from '../View.ts'

/** The column beside the list: the code to pair with, once the visitor has pointed at pairing, else what a wallet is. */
export class PairingColumn implements ReactiveController {
  #host: View<'Connect'>
  /** Whether the visitor has pointed at pairing, so that its code is worth loading. */
  #isPointed = false

  constructor(host: View<'Connect'>) {
    this.#host = host
    host.addController(this)
  }

  hostUpdate() {
    if (this.#isPointed && this.#texts === undefined) this.#loadTexts()
  }

  /** Shows the code beside the list. A click leads to its view, as the keyboard does. */
  point() {
    const { renderRoot, state } = this.#host
    if (this.#isPointed || !renderRoot.querySelector('aside')?.checkVisibility()) return
    this.#isPointed = true
    this.#host.requestUpdate()
    import('../../components/pairing-code/fy-pairing-code.ts').catch(() => {})
    if (state.pairing.current.status !== 'waiting') this.#pair('auto')
  }

  render() {
    const { modal, state, strings } = this.#host
    const texts = this.#texts
    if (!this.#isPointed || texts === undefined)
      return html`<aside aria-label=${strings.whatIsWallet}>
        <p class="title">${strings.whatIsWallet}</p>
        ${walletPoints(strings)}
        <button type="button" class="button primary" @click=${() => modal.router.push({ view: 'GetAWallet' })}>
          ${strings.getWallet}
        </button>
      </aside>`
    return html`<aside aria-label=${strings.scanTitle}>
      <p class="title">${strings.scanTitle}</p>
      <fy-pairing-code
        .modal=${modal}
        .state=${state}
        .strings=${{ ...texts, ...strings }}
        .text=${strings.scanText}
        .renew=${() => this.#pair('never')}
        >${walletIcon(40)}</fy-pairing-code
      >
    </aside>`
  }

  get #texts() {
    return loadedGroup('steps', this.#host.strings.$code)
  }

  #loadTexts() {
    loadGroup('steps', this.#host.strings.$code as Locale).then(
      () => this.#host.requestUpdate(),
      // The code has a view of its own, which says so.
      () => {},
    )
  }

  #pair(cache: 'auto' | 'never') {
    const { modal, state } = this.#host
    const pairing = pairingConnector(state)
    if (pairing) void selectConnector(modal, pairing.id, { cache, stays: true })
  }
}
