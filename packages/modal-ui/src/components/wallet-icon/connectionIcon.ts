import { activeAccount, type DeepReadonly, type ModalState } from '@foyer/modal-core'
import { providerNames } from '@foyer/modal-core/floor'
import { isLogin, shownWallet } from '@foyer/modal-core/wallets'
import { html, nothing } from 'lit'
import { providerOf } from '../../locales/walletName.ts'
import { mailIcon } from '../../styles/icons.ts'
import './fy-wallet-icon.ts'
import { markOf } from './pictureOf.ts'

/** The picture of a connected wallet: behind a login, the mark of the provider or an envelope. */
export function connectionIcon(state: DeepReadonly<ModalState>, connectorId: string) {
  const wallet = shownWallet(state, connectorId)
  const provider = providerOf(state, connectorId)
  const mark = provider && markOf(provider)
  return html`<fy-wallet-icon .src=${wallet?.imageUrl} .name=${provider === undefined ? (wallet?.name ?? connectorId) : providerNames[provider]} .mark=${mark}
    >${provider === undefined && wallet && isLogin(wallet.type) ? mailIcon() : nothing}</fy-wallet-icon
  >`
}

/** The same of the wallet in use. */
export function activeConnectionIcon(state: DeepReadonly<ModalState>) {
  const account = activeAccount(state)
  return account.status === 'connected' ? connectionIcon(state, account.connectorId) : nothing
}
