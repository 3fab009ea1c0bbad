export {
  createPolkadotTestWallet,
  type PolkadotTestAccount,
  type PolkadotTestAccountOptions,
  type PolkadotTestExtension,
  type PolkadotTestInjected,
  type PolkadotTestWallet,
  type PolkadotTestWalletOptions,
} from '../polkadot/createPolkadotTestWallet.ts'
export type { PolkadotTestAccountType } from '../polkadot/createSigner.ts'
export type { PolkadotTestPayload } from '../polkadot/encodePayload.ts'
export type { PolkadotSwitches } from '../polkadot/switches.ts'
