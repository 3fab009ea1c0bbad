import { findConnector, selectConnector } from '@foyer/modal-core'
import { html } from 'lit'
import '../../exports/modal.ts'
import '../../components/pairing-code/fy-pairing-code.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { walletIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'

/** A code for any wallet on another device. */
export class FyConnectingWalletConnectBasicView extends View<'ConnectingWalletConnectBasic', StepsStrings> {
  #isBegun = false

  protected override updated() {
    // In a modal that opens at this view no wallet was chosen, and the adapter may not be ready yet.
    const connector = findConnector(this.state.connectors.list, this.route.connectorId)
    if (this.#isBegun || connector === undefined) return
    this.#isBegun = true
    if (this.state.request.current.status === 'idle') void selectConnector(this.modal, connector.id)
  }

  protected override render() {
    const { modal, state, strings } = this
    return html`<fy-pairing-code
      .modal=${modal}
      .state=${state}
      .strings=${strings}
      .text=${strings.scanText}
      .renew=${this.#renew}
      >${walletIcon(40)}</fy-pairing-code
    >`
  }

  #renew = () => {
    // An adapter that did not come is asked for again.
    if (this.#isBegun) void selectConnector(this.modal, this.route.connectorId, { cache: 'never' })
    else void this.modal.pairing.source?.prepare()
  }
}

define('fy-connecting-wallet-connect-basic-view', FyConnectingWalletConnectBasicView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-wallet-connect-basic-view': FyConnectingWalletConnectBasicView
  }
}
