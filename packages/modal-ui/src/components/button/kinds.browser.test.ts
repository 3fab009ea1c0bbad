import { type Modal, type OpenParameters, open } from '@foyer/modal-core'
import { networkPicture } from '@foyer/modal-core/pictures'
import { bsc, connected, mainnet, memoryStorage, setupModal } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadNetworkPicture } from '../../modal/loadNetworkPicture.ts'
import { createMain } from '../../test/mountModal.ts'
import { toInstance } from '../../test/toInstance.ts'
import '../../exports/button.ts'

type Tag = 'fy-connect-button' | 'fy-account-button' | 'fy-network-button'

/** An instance that tells what was asked of it. */
const spyOn = (modal: Modal) =>
  Object.assign(toInstance(modal), { open: vi.fn((options?: OpenParameters) => open(modal, options)) })

function setup(tag: Tag, parameters: Parameters<typeof setupModal>[0] = {}, main = createMain()) {
  const { modal, adapter } = setupModal(parameters)
  onTestFinished(modal.destroy)
  const instance = spyOn(modal)
  const element = Object.assign(document.createElement(tag), { modal: instance })
  main.append(element)
  return { modal, adapter, instance, button: page.elementLocator(element).getByRole('button') }
}

test('fy-connect-button: is there until an account is connected', async () => {
  const { adapter, instance, button } = setup('fy-connect-button')
  await button.click()
  expect(instance.open).toHaveBeenCalledOnce()
  adapter.report({ status: 'reconnecting' })
  await expect.element(button).toHaveTextContent('Connecting…')
  adapter.report(connected())
  await expect.element(button).not.toBeInTheDocument()
  adapter.report({ status: 'disconnected' })
  await expect.element(button).toHaveTextContent('Connect Wallet')
})

test('fy-account-button: is there while an account is connected', async () => {
  const { adapter, instance, button } = setup('fy-account-button')
  await expect.element(button).not.toBeInTheDocument()
  adapter.report(connected())
  await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
  await button.click()
  expect(instance.open).toHaveBeenCalledOnce()
})

test('fy-network-button: shows the network in use and opens Networks', async () => {
  const { modal, adapter, button } = setup('fy-network-button')
  await expect.element(button).toHaveAccessibleName('Network BNB Smart Chain')
  adapter.report(connected({ chainId: 1 }))
  await expect.element(button).toHaveAccessibleName('Network Ethereum')
  await button.click()
  await expect.poll(() => modal.state.router).toMatchObject({ open: true, route: { view: 'Networks' } })
})

test('fy-network-button: a wallet on an unsupported network is asked to leave it', async () => {
  const { modal, adapter, button } = setup('fy-network-button')
  adapter.report(connected({ chainId: 137 }))
  await expect.element(button).toHaveTextContent('Wrong network')
  await button.click()
  expect(modal.state.router.route.view).toBe('UnsupportedChain')
})

test.each([{ networks: [bsc] }, { enableNetworkSwitch: false }])(
  'fy-network-button: is disabled where there is nothing to choose: %j',
  async (parameters) => {
    const { button } = setup('fy-network-button', parameters)
    await expect.element(button).toBeDisabled()
  },
)

test('fy-network-button: its picture, or a colour where that does not load', async () => {
  const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  const networks = [
    { ...bsc, assets: { imageUrl } },
    { ...mainnet, assets: { imageUrl: 'data:image/png,broken' } },
  ]
  const { adapter, button } = setup('fy-network-button', { networks })
  const image = () => button.element().querySelector('img')
  await expect.element(button).toBeVisible()
  expect(image()?.hidden).toBe(false)
  adapter.report(connected({ chainId: 1 }))
  await vi.waitUntil(() => image()?.hidden === true)
})

test('fy-network-button: the picture of the package once it is there', async () => {
  const { modal, button } = setup('fy-network-button')
  await expect.element(button).toBeVisible()
  expect(button.element().querySelector('img')?.hidden).toBe(true)
  const [network] = modal.networks.state.list
  if (network)
    network.picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  await expect.poll(() => button.element().querySelector('img')?.hidden).toBe(false)
})

test('fy-network-button: the picture of the last visit, in the place of the letter', async () => {
  const storage = memoryStorage()
  const first = setup('fy-network-button', { storage })
  const faceOf = ({ button }: typeof first) => {
    const image = button.element().querySelector('img')
    const { width, height } = button.element().getBoundingClientRect()
    const { content } = getComputedStyle(image?.parentElement as Element, '::before')
    return { content, src: image?.getAttribute('src'), width, height }
  }
  await expect.element(first.button).toBeVisible()
  const before = faceOf(first)
  expect(before).toMatchObject({ content: '"B"', src: null })
  await loadNetworkPicture(first.modal)
  const second = setup('fy-network-button', { storage })
  await expect.element(second.button).toBeVisible()
  await expect
    .poll(() => faceOf(second))
    .toEqual({ ...before, content: 'none', src: await networkPicture('eip155:56') })
})
