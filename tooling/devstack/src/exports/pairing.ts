export { type CreateRelayParameters, createRelay } from '../relay/createRelay.ts'
export { startRemoteWallet } from '../remote-wallet/startRemoteWallet.ts'
