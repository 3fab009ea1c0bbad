import { expect, test } from '../src/fixtures.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('shows a rejected connection and lets the user retry', { tag: '@full' }, async ({ site, wallet }) => {
  await wallet.set({ reject: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Connection rejected')
  await wallet.set({ reject: false })
  await site.modal.tryAgain.click()
  await expect(site.accountButton).toBeVisible()
})

test('tells the user to look at the wallet while it waits for approval', { tag: '@full' }, async ({
  site,
  wallet,
}) => {
  await wallet.set({ delay: 600_000 })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Continue in Dev Wallet')
  await wallet.set({ delay: 0 })
  await expect(site.accountButton).toBeVisible()
})

test('waits until a locked wallet is unlocked', async ({ site, wallet }) => {
  await wallet.set({ locked: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Continue in Dev Wallet')
  await wallet.set({ locked: false })
  await expect(site.accountButton).toBeVisible()
})

test('shows no connection when the wallet is locked later', async ({ site, wallet }) => {
  await site.connect()
  await wallet.set({ locked: true })
  await expect(site.connectButton).toBeVisible()
})

test('offers to switch when the wallet is on another network', async ({ site, wallet }) => {
  await wallet.set({ wrongChain: 1 })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
  await expect(site.modal.dialog).toBeHidden()
  expect(wallet.switches.wrongChain).toBeUndefined()
})

test('lets the user retry when the switch is rejected', { tag: '@full' }, async ({ site, wallet }) => {
  await wallet.set({ wrongChain: 1, reject: ['wallet_switchEthereumChain'] })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.modal.dialog).toContainText('You declined the switch')
  await wallet.set({ reject: false })
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
})

test('asks the wallet to add the network, and switches, when the wallet does not have it', async ({
  site,
  wallet,
}) => {
  await wallet.set({ chainNotAdded: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
  expect(wallet.switches.chainNotAdded).toBe(false)
})

test('shows no connection when the wallet loses all its chains', { tag: '@full' }, async ({
  site,
  wallet,
}) => {
  await site.connect()
  await wallet.set({ disconnected: true })
  await expect(site.connectButton).toBeVisible()
})

test('shows no connection when the user disconnects the site in the wallet', async ({ site, wallet }) => {
  await site.connect()
  await wallet.disconnect()
  await expect(site.connectButton).toBeVisible()
})

test('stays disconnected after a reload when Disconnect is clicked in the account view', {
  tag: '@full',
}, async ({ page, site }) => {
  await site.connect()
  await site.accountButton.click()
  await site.modal.disconnect.click()
  await expect(site.connectButton).toBeVisible()
  await page.reload()
  await expect(site.connectButton).toBeVisible()
})

test('copies the whole address from the account view', { tag: '@full' }, async ({
  page,
  context,
  site,
  buyer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.connect()
  await site.accountButton.click()
  await site.modal.copyAddress.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(buyer.address)
})
