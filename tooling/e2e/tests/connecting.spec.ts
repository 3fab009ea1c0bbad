import { expect, test } from '../src/fixtures.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('a rejected connection is said, and can be tried again', async ({ site, wallet }) => {
  await wallet.set({ reject: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Connection rejected')
  await wallet.set({ reject: false })
  await site.modal.tryAgain.click()
  await expect(site.accountButton).toBeVisible()
})

test('while the wallet waits for its owner, the modal says where to look', async ({ site, wallet }) => {
  await wallet.set({ delay: 600_000 })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Continue in Dev Wallet')
  await wallet.set({ delay: 0 })
  await expect(site.accountButton).toBeVisible()
})

test('a locked wallet is waited for until it is unlocked', async ({ site, wallet }) => {
  await wallet.set({ locked: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await expect(site.modal.dialog).toContainText('Continue in Dev Wallet')
  await wallet.set({ locked: false })
  await expect(site.accountButton).toBeVisible()
})

test('a wallet that is locked later is no longer shown as connected', async ({ site, wallet }) => {
  await site.connect()
  await wallet.set({ locked: true })
  await expect(site.connectButton).toBeVisible()
})

test('a wallet on another network is offered the switch', async ({ site, wallet }) => {
  await wallet.set({ wrongChain: 1 })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
  await expect(site.modal.dialog).toBeHidden()
  expect(wallet.switches.wrongChain).toBeUndefined()
})

test('a refused switch can be tried again', async ({ site, wallet }) => {
  await wallet.set({ wrongChain: 1, reject: ['wallet_switchEthereumChain'] })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.modal.dialog).toContainText('You declined the switch')
  await wallet.set({ reject: false })
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
})

test('a wallet that does not know the network is asked to add it, and switches', async ({ site, wallet }) => {
  await wallet.set({ chainNotAdded: true })
  await site.connectButton.click()
  await site.modal.wallet('Dev Wallet').click()
  await site.modal.switchNetwork.click()
  await expect(site.accountButton).toBeVisible()
  expect(wallet.switches.chainNotAdded).toBe(false)
})

test('a wallet that loses all its chains is no longer shown as connected', async ({ site, wallet }) => {
  await site.connect()
  await wallet.set({ disconnected: true })
  await expect(site.connectButton).toBeVisible()
})

test('the owner disconnects the site inside the wallet', async ({ site, wallet }) => {
  await site.connect()
  await wallet.disconnect()
  await expect(site.connectButton).toBeVisible()
})

test('Disconnect in the account view disconnects, and stays so after a reload', async ({ page, site }) => {
  await site.connect()
  await site.accountButton.click()
  await site.modal.disconnect.click()
  await expect(site.connectButton).toBeVisible()
  await page.reload()
  await expect(site.connectButton).toBeVisible()
})

test('the account view copies the whole address', async ({ page, context, site, buyer }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.connect()
  await site.accountButton.click()
  await site.modal.copyAddress.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(buyer.address)
})
