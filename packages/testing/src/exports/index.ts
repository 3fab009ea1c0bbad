export type { TestAccount } from '../account.ts'
export type { WalletInfo } from '../announce.ts'
export {
  createTestWallet,
  type TestProvider,
  type TestWallet,
  type TestWalletOptions,
} from '../createTestWallet.ts'
export type { ProviderEvents } from '../emitter.ts'
export { ProviderRpcError } from '../errors.ts'
export type { WalletStorage } from '../permission.ts'
export type { Switches } from '../switches.ts'
