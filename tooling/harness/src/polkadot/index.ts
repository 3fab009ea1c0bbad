export { type PolkadotChain, startPolkadotChain } from './startPolkadotChain.ts'
