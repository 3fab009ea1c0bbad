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

/** Writes the pictures of the README. */
const stack = await startStack({ scenario: 'public' })
const browser = await chromium.launch(await browserLaunchOptions({ headlessShell: false }))
try {
  await mkdir(DIRECTORY, { recursive: true })
  for (const picture of PICTURES)
    await takePicture(browser, await readStack(stack.addresses.presale), picture)
} finally {
  await browser.close()
  await stack.stop()
}

async function takePicture(browser: Browser, stack: Stack, { name, ...viewport }: (typeof PICTURES)[number]) {
  const key = generatePrivateKey()
  const buyer = privateKeyToAccount(key)
  const chain = createChain(stack)
  await chain.fund(buyer)
  await chain.bind(buyer)

  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    colorScheme: 'dark',
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
  if (name === 'home') {
    await site.modal.wallet('Dev Wallet').click()
    await site.modal.dialog.waitFor({ state: 'hidden' })
    await page.getByText('Balance 10,000').first().waitFor()
  }
  await page.screenshot({ path: `${DIRECTORY}${name}-${viewport.width}.png` })
  await context.close()
}
