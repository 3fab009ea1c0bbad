// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { BROWSER_WALLET, type ConnectorInput } from '../types/connector.ts'
import { connectedWallet, hostWallet, livingCode } from './pairing.ts'

const pairing: ConnectorInput = { id: 'pairing', name: 'Pairing', type: 'WALLET_CONNECT', installed: false }
const injected: ConnectorInput = {
  id: 'injected',
  rdns: 'io.injected',
  name: BROWSER_WALLET,
  type: 'INJECTED',
  installed: true,
}

test.each<[string, ConnectorInput[], string | undefined]>([
  ['nothing', [pairing], undefined],
  ['one that is announced', [pairing, wallet('io.one')], 'io.one'],
  ['one that is at window.ethereum, too', [wallet('io.one'), { ...injected, name: 'Injected' }], 'io.one'],
  ['one at window.ethereum only', [pairing, { ...injected, name: 'Injected' }], 'injected'],
  ['two, of which nobody knows which it is', [wallet('io.one'), wallet('io.two')], undefined],
])('hostWallet: a page with %s', (_, connectors, id) => {
  const { modal } = setupModal({ adapter: createFakeAdapter({ connectors }) })
  expect(hostWallet(modal.state)?.id).toBe(id)
})

test('livingCode: until it expires', () => {
  const { modal } = setupModal()
  expect(livingCode(modal.state, 0)).toBeUndefined()
  modal.pairing.set({ status: 'waiting', uri: 'wc:1', expiresAt: 10 })
  expect(livingCode(modal.state, 9)).toBe('wc:1')
  expect(livingCode(modal.state, 10)).toBeUndefined()
})

test('connectedWallet: name, icon and the type WALLET_CONNECT of a paired wallet', async () => {
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

test('connectedWallet: a wallet of the page is its connector', () => {
  const { modal, adapter } = setupModal()
  modal.pairing.state.wallet = { name: 'Elsewhere', imageUrl: undefined }
  adapter.report(connected())
  expect(connectedWallet(modal.state)).toMatchObject({ name: 'One', type: 'ANNOUNCED' })
})
