// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { BROWSER_WALLET, type ConnectorInput } from '../types/connector.ts'
import { hostWallet } from './hostWallet.ts'

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
  ['two wallets, which is ambiguous', [wallet('io.one'), wallet('io.two')], undefined],
])('finds the host wallet of a page with %s', (_, connectors, id) => {
  const { modal } = setupModal({ adapter: createFakeAdapter({ connectors }) })
  expect(hostWallet(modal.state)?.id).toBe(id)
})
