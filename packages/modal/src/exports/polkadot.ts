export { type PolkadotAdapterParameters, polkadotAdapter } from '../polkadot/polkadotAdapter.ts'
