import { html } from 'lit'
import { walletPoints } from '../../components/wallet-points/walletPoints.ts'
import type { View } from '../View.ts'
import type { pairingCode } from './pairingCode.ts'

/** The column beside the list: the code to pair with, once the visitor has pointed at pairing, else what a wallet is. */
export class PairingColumn {
  #host: View<'Connect'>
  /** Draws the code. Loaded once the visitor has pointed at pairing. */
  #code: typeof pairingCode | undefined

  constructor(host: View<'Connect'>) {
    this.#host = host
  }

  /** Shows the code beside the list. A click leads to its view, as the keyboard does. */
  point() {
    const { renderRoot, modal, route } = this.#host
    if (this.#code || !renderRoot.querySelector('aside')?.offsetWidth) return
    import('./pairingCode.ts').then(
      (one) => {
        if (this.#code || !this.#host.isConnected || this.#host.route !== route) return
        this.#code = one.pairingCode
        this.#host.requestUpdate()
        if (this.#host.state.pairing.current.status !== 'waiting') one.pairInPlace(modal, 'auto')
      },
      // The code has a view of its own, which says that it could not be loaded.
      () => {},
    )
  }

  render() {
    const { modal, state, strings } = this.#host
    const redraw = () => this.#host.requestUpdate()
    return (
      this.#code?.({ modal, state, strings, redraw }) ??
      html`<aside aria-label=${strings.whatIsWallet}>
        <p class="title">${strings.whatIsWallet}</p>
        ${walletPoints(strings)}
        <button type="button" class="button primary" @click=${() => modal.router.push({ view: 'GetAWallet' })}>
          ${strings.getWallet}
        </button>
      </aside>`
    )
  }
}
