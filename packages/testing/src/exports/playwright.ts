export { expect } from '@playwright/test'
export { test, type WalletFixtureOptions, type WalletFixtures } from '../playwright/fixtures.ts'
export {
  type InstalledWallet,
  type InstallTestWalletOptions,
  installTestWallet,
} from '../playwright/installTestWallet.ts'
