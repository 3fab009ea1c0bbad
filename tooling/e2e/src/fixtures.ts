import type { Locale } from '@foyer/presale/locale'
import { loadMessages } from '@foyer/presale/messages'
import { test as base, expect } from '@foyer/testing/playwright'
import type { TestType } from '@playwright/test'
import { type Hex, type LocalAccount, toHex, zeroAddress } from 'viem'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { type Chain, createChain } from './chain.ts'
import { createSite, type Site } from './pages/site.ts'
import { readStack, type Stack } from './stack.ts'
import type { Texts } from './texts.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

export type Options = {
  /** Index of a devnet account to buy with. Without one each test gets a new, funded account. */
  buyerIndex: number | undefined
  /** True if the buyer has bound an invitation code. */
  invited: boolean
  /** The language and the theme that the visitor has chosen. */
  language: Locale
  theme: 'dark' | 'light'
}

type Fixtures = {
  chain: Chain
  /** The account in the wallet. */
  buyer: LocalAccount
  buyerKey: Hex
  /** The texts of the site in the visitor's language. */
  texts: Texts
  /** The presale site in the test's page. */
  site: Site
}

type WithoutChain<test> =
  test extends TestType<infer fixtures, infer worker> ? TestType<Omit<fixtures, 'chain'>, worker> : never
/** The stack's chain takes the place of the one that plays any dapp's. */
const walletTest = base as unknown as WithoutChain<typeof base>

/** `test` with a wallet, the presale site, and the chain to check both against. */
export const test = walletTest.extend<Options & Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => use(await readStack()),
    { scope: 'worker' },
  ],
  buyerIndex: [undefined, { option: true }],
  invited: [true, { option: true }],
  language: ['en', { option: true }],
  theme: ['dark', { option: true }],
  // The visitor's system asks for the same theme.
  colorScheme: ({ theme }, use) => use(theme),

  baseURL: async ({ stack }, use) => use(stack.presale),
  chain: async ({ stack }, use) => use(createChain(stack)),
  buyerKey: async ({ buyerIndex }, use) => {
    const account =
      buyerIndex === undefined ? undefined : mnemonicToAccount(MNEMONIC, { addressIndex: buyerIndex })
    const key = account?.getHdKey().privateKey
    await use(key ? toHex(key) : generatePrivateKey())
  },
  buyer: async ({ buyerKey, buyerIndex, chain, invited }, use) => {
    const account = privateKeyToAccount(buyerKey)
    if (buyerIndex === undefined) await chain.fund(account)
    if (invited && (await chain.inviterOf(account.address)) === zeroAddress) await chain.bind(account)
    await use(account)
  },
  walletOptions: async ({ stack, buyerKey }, use) =>
    use({ rpcUrl: stack.rpc, chainId: stack.config.chain.id, account: { privateKey: buyerKey } }),
  context: async ({ context, language, theme }, use) => {
    if (language !== 'en' || theme !== 'dark')
      await context.addInitScript(choose, { locale: language, theme })
    await use(context)
  },
  texts: async ({ language }, use) => use(await loadMessages(language)),
  site: async ({ page, buyer, texts }, use) => use(createSite(page, buyer.address, texts)),
})

/** Runs in the page: only what was not chosen there yet. */
function choose(choices: Record<string, string>) {
  for (const [key, value] of Object.entries(choices)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

export { expect }
