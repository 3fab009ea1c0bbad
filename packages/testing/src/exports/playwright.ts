export { expect } from '@playwright/test'
export type { DevelopmentChain } from '../playwright/chain.ts'
export { test, type WalletFixtureOptions, type WalletFixtures } from '../playwright/fixtures.ts'
export {
  type InstallPairedWalletOptions,
  installPairedWallet,
  type PairedWallet,
} from '../playwright/installPairedWallet.ts'
export {
  type InstalledWallet,
  type InstallTestWalletOptions,
  installTestWallet,
} from '../playwright/installTestWallet.ts'
export { type LoginOptions, login } from '../playwright/login.ts'
export type { DappOptions } from '../playwright/routeRpc.ts'
