import { test as base } from '@playwright/test'
import {
  type InstalledWallet,
  type InstallTestWalletOptions,
  installTestWallet,
} from './installTestWallet.ts'

export type WalletFixtures = {
  /** The wallet in every page of the test. The test sets its switches. */
  wallet: InstalledWallet
}

export type WalletFixtureOptions = {
  /** The options of the wallet. Set them with `test.use` or under `use` in the configuration. */
  walletOptions: InstallTestWalletOptions
}

/** Playwright's `test`, with a test wallet in every page before its own scripts run. */
export const test = base.extend<WalletFixtures & WalletFixtureOptions>({
  walletOptions: [{ rpcUrl: 'http://127.0.0.1:8545' }, { option: true }],
  wallet: [
    async ({ context, walletOptions }, use) => {
      const wallet = await installTestWallet(context, walletOptions)
      await use(wallet)
      await wallet.dispose()
    },
    { auto: true },
  ],
})
