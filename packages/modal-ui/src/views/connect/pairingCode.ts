import { type DeepReadonly, type Modal, type ModalState, selectConnector } from '@foyer/modal-core'
import { pairingConnector } from '@foyer/modal-core/wallets'
import { html } from 'lit'
import '../../exports/modal.ts'
import '../../components/pairing-code/fy-pairing-code.ts'
import type { Strings } from '../../locales/en/base.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { walletIcon } from '../../styles/icons.ts'

type PairingCodeParameters = {
  modal: Modal
  state: DeepReadonly<ModalState>
  strings: Strings
  /** Called when the texts have come. */
  redraw: () => void
}

/** The code to pair with, beside the list of wallets. Undefined while its texts are on their way. */
export function pairingCode({ modal, state, strings, redraw }: PairingCodeParameters) {
  const texts = loadedGroup('steps', strings.$code)
  if (texts === undefined) {
    // The code has a view of its own, which says that it could not be loaded.
    loadGroup('steps', { ...state.options, locale: strings.$code }).then(redraw, () => {})
    return undefined
  }
  return html`<aside aria-label=${strings.scanTitle}>
    <p class="title">${strings.scanTitle}</p>
    <fy-pairing-code
      .modal=${modal}
      .state=${state}
      .strings=${{ ...texts, ...strings }}
      .text=${strings.scanText}
      .renew=${() => pairInPlace(modal, 'never')}
      >${walletIcon(40)}</fy-pairing-code
    >
  </aside>`
}

/** Asks for a code without leaving the list. */
export function pairInPlace(modal: Modal, cache: 'auto' | 'never') {
  const pairing = pairingConnector(modal.state)
  if (pairing) void selectConnector(modal, pairing.id, { cache, stays: true })
}
