export { type CreateRelayParameters, createRelay } from './relay/createRelay.ts'
export { fromBase58, toBase58 } from './remote-wallet/base58.ts'
export { startRemoteWallet } from './remote-wallet/startRemoteWallet.ts'
