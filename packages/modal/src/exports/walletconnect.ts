export type { RelayFailure } from '@foyer/modal-core'
export { RelayError } from '@foyer/modal-core/page'
export { type WalletConnectParameters, walletConnect } from '../walletconnect/walletConnect.ts'
