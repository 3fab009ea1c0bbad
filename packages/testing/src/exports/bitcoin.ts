export {
  type BitcoinDialect,
  type BitcoinTestWallet,
  type BitcoinTestWalletOptions,
  createBitcoinTestWallet,
} from '../bitcoin/createBitcoinTestWallet.ts'
export type { BitcoinAddressType, BitcoinNetworkName } from '../bitcoin/createKey.ts'
export type { BitcoinSwitches } from '../bitcoin/switches.ts'
