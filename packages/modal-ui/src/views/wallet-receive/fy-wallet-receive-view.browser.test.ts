import { open } from '@foyer/modal-core'
import { ADDRESS, bsc, connected, createFakeAdapter, OTHER_ADDRESS } from '@foyer/modal-core/test'
import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'
import { createStoryBitcoin } from '../../test/stories/storyBitcoin.ts'

afterEach(() => vi.restoreAllMocks())

async function openReceive(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal(parameters)
  mounted.adapter.report(connected())
  await open(mounted.modal, { view: 'WalletReceive' })
  await expect.element(button('Copy address')).toBeVisible()
  return mounted
}

/** Reads the code on the page as a camera does. */
async function scan(): Promise<string | undefined> {
  const code = page.getByRole('img', { name: 'QR code of your address' }).element()
  const image = new Image()
  const svg = new XMLSerializer().serializeToString(code)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', '<svg width="600" height="600"'))}`
  await image.decode()
  const canvas = new OffscreenCanvas(600, 600)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 600, 600)
  context.drawImage(image, 0, 0)
  return jsQR(context.getImageData(0, 0, 600, 600).data, 600, 600)?.data
}

test('shows the whole address, its network and a QR code of the address alone', async () => {
  await openReceive()
  await expect.element(dialog()).toHaveAccessibleName('Receive')
  await expect.element(page.getByText(ADDRESS, { exact: true })).toBeVisible()
  await expect.element(page.getByText('BNB Smart Chain', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/This address is for BNB Smart Chain/)).toBeVisible()
  expect(await scan()).toBe(ADDRESS)
})

test('copies the whole address and confirms it', async () => {
  await openReceive()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('Copy address').click()
  expect(write).toHaveBeenCalledWith(ADDRESS)
  await expect.element(page.getByText('Address copied')).toBeVisible()
})

test('reports that copying is forbidden', async () => {
  await openReceive()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await button('Copy address').click()
  await expect.element(page.getByText('The address could not be copied')).toBeVisible()
})

test('follows the account that is in use', async () => {
  const { adapter } = await openReceive()
  adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
  await expect.element(page.getByText(OTHER_ADDRESS, { exact: true })).toBeVisible()
  expect(await scan()).toBe(OTHER_ADDRESS)
})

test('warns of no network that the dapp does not know', async () => {
  const { adapter } = await openReceive({ allowUnsupportedChain: true })
  adapter.report(connected({ chainId: 137 }))
  await expect.element(page.getByText('Unknown (137)', { exact: true })).toBeVisible()
  expect(page.getByText(/This address is for/).query()).toBeNull()
})

test('shows both addresses of an account of Bitcoin, each by what it is for, and their codes', async () => {
  const { adapter: bitcoin, network, report, PAYMENT, ORDINALS } = createStoryBitcoin()
  const evm = createFakeAdapter()
  const { modal } = mountModal({
    adapter: evm,
    adapters: [evm, bitcoin],
    networks: [bsc, network],
    defaultNetwork: network,
  })
  report()
  await open(modal, { view: 'WalletReceive' })
  await expect.element(page.getByText(PAYMENT, { exact: true })).toBeVisible()
  // Parts that an element has not drawn are no part of a name, except to this query.
  const choice = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(choice(/For payments$/)).toHaveAttribute('aria-pressed', 'true')
  await choice(/For Ordinals$/).click()
  await expect.element(page.getByText(ORDINALS, { exact: true })).toBeVisible()
  await expect.element(choice(/For Ordinals$/)).toHaveAttribute('aria-pressed', 'true')
  expect(await scan()).toBe(ORDINALS)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('Copy address').click()
  expect(write).toHaveBeenCalledWith(ORDINALS)
  // An account that has not the address any more shows the one in use.
  const account = { connectorId: 'btc', chainId: network.id, address: PAYMENT, addresses: [PAYMENT] }
  bitcoin.report(connected(account))
  await expect.element(page.getByText(PAYMENT, { exact: true })).toBeVisible()
})
