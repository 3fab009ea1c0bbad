import { startRemoteWallet } from '@foyer/stand-ins/walletconnect'
import { expect, test } from '../src/fixtures.ts'

/** Index of a funded account that has sent nothing yet; the remote wallet derives its key. */
const BUYER = 26

test.use({ buyerIndex: BUYER, permissions: ['clipboard-read', 'clipboard-write'] })

test('buys with a wallet on another device', async ({ page, site, stack, chain, buyer }) => {
  const relayUrl = stack.config.endpoints.relay ?? ''
  const wallet = await startRemoteWallet({ relayUrl, rpcUrl: stack.rpc, accountIndex: BUYER })
  try {
    await page.goto('/')
    await site.connectButton.click()
    await site.modal.wallet('WalletConnect').click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    await wallet.pair(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(site.accountButton).toBeVisible()

    await site.item('Genesis Fragment').check()
    await site.token('USDT').check()
    await site.buyButton.click()
    await expect(page.getByText('Purchase confirmed')).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBeGreaterThan(0n)
    const sent = (await wallet.asked()).filter((method) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(2)
  } finally {
    await wallet.stop()
  }
})
