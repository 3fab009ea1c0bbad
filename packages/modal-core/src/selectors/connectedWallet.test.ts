// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import type { ConnectorInput } from '../types/connector.ts'
import { connectedWallet, shownWallet } from './connectedWallet.ts'

const pairing: ConnectorInput = { id: 'pairing', name: 'Pairing', type: 'WALLET_CONNECT', installed: false }

test('returns the name, icon and type WALLET_CONNECT of a paired wallet', async () => {
  const { modal, adapter } = setupModal({ adapter: createFakeAdapter({ connectors: [pairing] }) })
  expect(connectedWallet(modal.state)).toBeUndefined()
  adapter.report(connected({ connectorId: 'pairing' }))
  expect(connectedWallet(modal.state)).toMatchObject({ name: 'Pairing' })
  modal.pairing.state.wallet = { name: 'metamask', imageUrl: undefined }
  await modal.wallets.load()
  modal.wallets.showImages(modal.state.wallets.known.filter(({ id }) => id === 'metamask'))
  await expect
    .poll(() => connectedWallet(modal.state))
    .toEqual({
      name: 'metamask',
      imageUrl: expect.stringMatching(/^data:image\/svg/),
      type: 'WALLET_CONNECT',
    })
  modal.pairing.state.wallet = { name: 'Own', imageUrl: 'data:image/png;base64,AA==' }
  expect(connectedWallet(modal.state)?.imageUrl).toBe('data:image/png;base64,AA==')
})

test('keeps the name of a paired wallet while another wallet is active', () => {
  const { modal, adapter } = setupModal({
    adapter: createFakeAdapter({ connectors: [wallet('io.one', 'One'), pairing] }),
  })
  modal.pairing.state.wallet = { name: 'Elsewhere', imageUrl: undefined }
  adapter.report(connected())
  expect(shownWallet(modal.state, 'pairing')?.name).toBe('Elsewhere')
  expect(shownWallet(modal.state, 'io.one')?.name).toBe('One')
  expect(shownWallet(modal.state, 'gone')).toBeUndefined()
})

test('describes an installed wallet by its connector', () => {
  const { modal, adapter } = setupModal()
  modal.pairing.state.wallet = { name: 'Elsewhere', imageUrl: undefined }
  adapter.report(connected())
  expect(connectedWallet(modal.state)).toMatchObject({ name: 'One', type: 'ANNOUNCED' })
})
