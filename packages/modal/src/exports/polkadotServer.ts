export { polkadot } from '../polkadot/server/polkadot.ts'
