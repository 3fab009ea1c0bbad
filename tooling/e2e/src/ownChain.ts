import { createPresaleConfig } from '@foyer/devstack'
import { startDevnet, type TestDevnet } from '@foyer/presale-operator/testing'
import { test as siteTest } from './fixtures.ts'
import { readStack } from './stack.ts'

/**
 * `test` with the same site on its own chain, half an hour after the opening: without keeper and indexer, and with
 * no blocks but those of its transactions. What a test does to its clock and its blocks concerns no other. The site's
 * policy does not know this chain's address, and is left out.
 */
export const test = siteTest.extend<{ siteConfig: undefined }, { devnet: TestDevnet }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const devnet = await startDevnet('public')
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stack: [
    async ({ devnet: { rpcUrl: rpc, deployment } }, use) => {
      const { presale } = await readStack()
      await use({ presale, rpc, config: createPresaleConfig(deployment, { rpc }) })
    },
    { scope: 'worker' },
  ],
  bypassCSP: true,
  siteConfig: [
    async ({ context, stack }, use) => {
      await context.route('**/config.json', (route) => route.fulfill({ json: stack.config }))
      await use(undefined)
    },
    { auto: true },
  ],
})
