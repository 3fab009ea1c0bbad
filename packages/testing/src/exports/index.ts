export type { TestAccount } from '../account.ts'
export type { WalletInfo } from '../announce.ts'
export type { TestChain } from '../chains.ts'
export {
  createTestWallet,
  type TestProvider,
  type TestWallet,
  type TestWalletOptions,
} from '../createTestWallet.ts'
export { answerRpc, type ReadChain } from '../dom/answerRpc.ts'
export { connectWallet } from '../dom/connectWallet.ts'
export { type ResetFoyerOptions, resetFoyer } from '../dom/resetFoyer.ts'
export type { ProviderEvents } from '../emitter.ts'
export { ProviderRpcError } from '../errors.ts'
export type { Mock, MockedAnswer, MockedChain } from '../mocks.ts'
export { TestOptionError } from '../options.ts'
export type { WalletStorage } from '../permission.ts'
export type { PendingRequest, WaitForRequestOptions, WalletRequest } from '../requests.ts'
export type { RequestNode } from '../rpc.ts'
export type { Switches } from '../switches.ts'
