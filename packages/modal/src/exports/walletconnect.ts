export { RelayError, type RelayFailure } from '@foyer/modal-core'
export { type WalletConnectParameters, walletConnect } from '../walletconnect/walletConnect.ts'
