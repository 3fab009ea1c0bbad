import { test as base } from 'vitest'
import { createWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import { answerRpc } from '../dom/answerRpc.ts'
import { completeDom } from '../dom/completeDom.ts'
import { resetFoyer } from '../dom/resetFoyer.ts'

export type WalletFixtures = {
  /** The options of the wallet. Default: the networks of the dapp, without a node. */
  walletOptions: TestWalletOptions
  /** A wallet on the page of each test, whether the test names it or not. */
  wallet: TestWallet
}

/**
 * Vitest's `test`, with a test wallet on the page. What the dapp asks the nodes of its networks is answered by the
 * wallet's node or mocks, and nobody else. After each test the page is as on a first visit.
 */
export const test = base.extend<WalletFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern
  walletOptions: async ({}, use) => use({ chains: 'dapp' }),
  wallet: [
    async ({ walletOptions }, use) => {
      completeDom()
      const wallet = createWallet(walletOptions)
      const stopAnswering = answerRpc(wallet.read)
      wallet.announce()
      await use(wallet)
      await resetFoyer()
      wallet.destroy()
      stopAnswering()
    },
    { auto: true },
  ],
})
