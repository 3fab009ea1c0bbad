import { open } from '@foyer/modal-core'
import { networkPicture } from '@foyer/modal-core/pictures'
import { bsc, connected, mainnet } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

async function openNetworks(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal(parameters)
  mounted.adapter.report(connected())
  await open(mounted.modal, { view: 'Networks' })
  await expect.element(page.getByRole('heading', { name: 'Select network' })).toBeVisible()
  return mounted
}

test('lists every network, marks the active one, and has a footer', async () => {
  await openNetworks()
  await expect.element(page.getByRole('button', { name: /BNB Smart Chain/ })).toHaveAttribute('aria-current')
  await expect.element(button('Ethereum')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByText('Your wallet may ask you to approve the switch.')).toBeVisible()
})

test('draws each network as its own picture, else the one of the package, else its letter', async () => {
  const own = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  const { modal } = await openNetworks({
    networks: [bsc, { ...mainnet, assets: { imageUrl: own } }, { ...mainnet, id: 31337, name: 'Local' }],
  })
  const face = (id: number) =>
    page.getByTestId(`network-eip155:${id}`).element().querySelector('fy-wallet-icon')?.shadowRoot
  const known = await networkPicture('eip155:56')
  await expect.poll(() => face(56)?.querySelector('img')?.src).toBe(known)
  await expect.poll(() => face(1)?.querySelector('img')?.getAttribute('src')).toBe(own)
  await expect.poll(() => face(31337)?.querySelector('span')?.textContent).toBe('L')
  // The network's button follows.
  await expect
    .poll(() => modal.state.networks.list.map(({ picture }) => picture))
    .toEqual([known, undefined, undefined])
})

test('switches the network on a click and goes back', async () => {
  const { modal } = await openNetworks()
  await button('Ethereum').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.networks.active().id).toBe(1)
})

test('comes back with a message when a switch fails', async () => {
  const { adapter } = await openNetworks()
  adapter.answers.switchNetwork = () => Promise.reject(new Error('node down'))
  await button('Ethereum').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to switch the network.')
})
