import type { ConnectedWalletInfo, DeepReadonly, Instance, Network } from '@foyer/modal-core'
import { activeAccount, activeNetwork, findConnector } from '@foyer/modal-core/page'
import { shownAccount } from './shownAccount.ts'

/** The account that a button shows. */
export type ButtonAccount = {
  address: string
  /** Its profile's name, else the address as `0xf39F…2266`. */
  name: string
  /** Its profile's picture. */
  image: string | undefined
  /** A hue from 0 to 359 that is derived from the address, for an account without a picture. */
  hue: number
  /** Undefined until it is known. */
  wallet: DeepReadonly<ConnectedWalletInfo> | undefined
}

/** The wallet that is asked. Its icon is there once icons are loaded. */
export type ButtonWallet = { name: string; icon: string | undefined }

type ButtonParts = {
  account: ButtonAccount | undefined
  network: DeepReadonly<Network> | undefined
  wallet: ButtonWallet | undefined
}
type With<status extends string, parts extends Partial<ButtonParts> = object> = { status: status } & {
  [part in keyof ButtonParts]: part extends keyof parts ? parts[part] : undefined
}
type OfAccount = { account: ButtonAccount; network: DeepReadonly<Network> }

/** The state of a button. */
export type ButtonState =
  /**
   * It is not known yet: on a server and in the first render of its page, and while the wallet of the last visit or
   * the session of a required sign-in is looked up.
   */
  | With<'loading'>
  | With<'disconnected'>
  | With<'connecting', { wallet: ButtonWallet | undefined }>
  /** Signing in is required, and the account has not signed in. */
  | With<'signedOut', OfAccount>
  /** The wallet is on a network that is not configured. */
  | With<'wrongNetwork', { account: ButtonAccount }>
  | With<'connected', OfAccount>

/**
 * The face of a button in the modal's state: `<fy-button>` is drawn from it, and so can be your own button.
 *
 * @example
 * buttonState(foyer.state)
 * // { status: 'connected', account: { address: '0xf39F…', name: 'alice.eth', … }, network: { id: 56, … } }
 */
export function buttonState(state: Instance['state']): ButtonState {
  const { status, account: shown } = shownAccount(state)
  const known = activeAccount(state)
  const connector =
    known.status === 'connecting' ? findConnector(state.connectors.list, known.connectorId) : undefined
  const isShown = status !== 'loading' && known.status === 'connected'
  return {
    status,
    account: isShown && shown ? { ...shown, wallet: known.connectedWalletInfo } : undefined,
    network: isShown && status !== 'wrongNetwork' ? activeNetwork(state) : undefined,
    wallet: connector && { name: connector.name, icon: connector.imageUrl },
  } as ButtonState
}
