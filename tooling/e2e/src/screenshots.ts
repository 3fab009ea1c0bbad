import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startStack } from '@foyer/devstack'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { loadMessages } from '@foyer/presale/messages'
import { installTestWallet } from '@foyer/testing/playwright'
import { type Browser, chromium } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createChain } from './chain.ts'
import { createSite } from './pages/site.ts'
import { readStack, type Stack } from './stack.ts'

const DIRECTORY = fileURLToPath(new URL('../../../docs/images/', import.meta.url))
/** `modal`: the modal as it opens. `home`: the page down to a purchase that is ready. */
const PICTURES = [
  { name: 'modal', width: 360, height: 740 },
  { name: 'home', width: 1440, height: 1600 },
] as const

/** Pages choose between them by the theme of the reader's system. */
const THEMES = [
  { colorScheme: 'light', suffix: '' },
  { colorScheme: 'dark', suffix: '-dark' },
] as const

/** Writes the pictures of the README. */
const stack = await startStack({ scenario: 'public' })
const browser = await chromium.launch(await browserLaunchOptions({ headlessShell: false }))
try {
  await mkdir(DIRECTORY, { recursive: true })
  for (const picture of PICTURES)
    for (const theme of THEMES)
      await takePicture(browser, await readStack(stack.addresses.presale), { ...picture, ...theme })
} finally {
  await browser.close()
  await stack.stop()
}

async function takePicture(
  browser: Browser,
  stack: Stack,
  { name, width, height, colorScheme, suffix }: (typeof PICTURES)[number] & (typeof THEMES)[number],
) {
  const key = generatePrivateKey()
  const buyer = privateKeyToAccount(key)
  const chain = createChain(stack)
  await chain.fund(buyer)
  await chain.bind(buyer)

  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    colorScheme,
    reducedMotion: 'reduce',
  })
  await installTestWallet(context, {
    rpcUrl: stack.rpc,
    chainId: stack.config.chain.id,
    account: { privateKey: key },
  })
  const page = await context.newPage()
  const site = createSite(page, buyer.address, await loadMessages('en'))

  await page.goto(stack.presale)
  await site.buyButton.waitFor()
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').waitFor()
  // The list of the gateway comes last.
  await site.modal.wallet('Binance Wallet').waitFor()
  if (name === 'home') {
    await site.modal.wallet('Dev Wallet').click()
    await site.modal.dialog.waitFor({ state: 'hidden' })
    await page.getByText('Balance 10,000').first().waitFor()
  }
  await page.screenshot({ path: `${DIRECTORY}${name}-${width}${suffix}.png` })
  await context.close()
}
