import { test as base } from '@playwright/test'
import { createDevelopmentChain, type DevelopmentChain } from './chain.ts'
import {
  type InstalledWallet,
  type InstallTestWalletOptions,
  installTestWallet,
} from './installTestWallet.ts'
import { checkDapp, type DappOptions, routeRpc } from './routeRpc.ts'

export type WalletFixtures = {
  /** The wallet in every page of the test. The test sets its switches, and answers its requests. */
  wallet: InstalledWallet
  /** The node behind all networks of `dapp`. Each test begins with the state of its first start. */
  chain: DevelopmentChain
}

export type WalletFixtureOptions = {
  /**
   * The options of the wallet. Set them with `test.use` or under `use` in the configuration. Default: the networks of
   * the dapp where `dapp` is set, else anvil at http://127.0.0.1:8545.
   */
  walletOptions: InstallTestWalletOptions
  /** Plays the nodes of the dapp’s networks. Default: pages ask their own. */
  dapp: DappOptions | undefined
}

type WorkerFixtures = { foyerNodes: Map<string, ReturnType<typeof createDevelopmentChain>> }

/** Playwright's `test`, with a test wallet in every page before its own scripts run. */
export const test = base.extend<
  WalletFixtures & WalletFixtureOptions & { foyerChain: DevelopmentChain },
  WorkerFixtures
>({
  walletOptions: [{}, { option: true }],
  dapp: [undefined, { option: true }],
  foyerNodes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const nodes: WorkerFixtures['foyerNodes'] = new Map()
      await use(nodes)
      for (const node of nodes.values()) await node.stop()
    },
    { scope: 'worker' },
  ],
  foyerChain: async ({ dapp, foyerNodes }, use) => {
    const key = dapp?.rpcUrl ?? ''
    const chain = foyerNodes.get(key) ?? createDevelopmentChain(dapp?.rpcUrl)
    foyerNodes.set(key, chain)
    await use(chain)
    await chain.reset()
  },
  // Tests may have a `chain` of their own.
  chain: ({ foyerChain }, use) => use(foyerChain),
  wallet: [
    async ({ context, walletOptions, dapp, foyerChain }, use) => {
      if (dapp !== undefined) checkDapp(dapp)
      const isOwn = 'rpcUrl' in walletOptions || 'chains' in walletOptions || 'chainId' in walletOptions
      const wallet = await installTestWallet(context, {
        ...(!isOwn && (dapp === undefined ? { rpcUrl: 'http://127.0.0.1:8545' } : { chains: 'dapp' })),
        ...(dapp !== undefined && { request: foyerChain.request }),
        ...walletOptions,
      })
      if (dapp !== undefined) await routeRpc(context, dapp, wallet.read)
      await use(wallet)
      await wallet.dispose()
    },
    { auto: true },
  ],
})
