// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, connection } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import type { Modal } from '../types/modal.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { loadBalance } from './loadBalance.ts'
import { switchConnection } from './switchConnection.ts'
import { switchNetwork } from './switchNetwork.ts'

/** A modal whose wallet answers every request with this. */
function setup(cause: unknown) {
  const { modal, adapter } = setupModal()
  const fail = () => Promise.reject(cause)
  Object.assign(adapter.answers, {
    connect: fail,
    disconnect: fail,
    switchConnection: fail,
    switchNetwork: fail,
    getBalances: fail,
  })
  adapter.report(connected())
  adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
  const errors: string[] = []
  modal.events.on('error', ({ error }) => errors.push(error.name))
  return { modal, errors }
}

const requests: [string, (modal: Modal) => Promise<unknown>, string][] = [
  ['connection', (modal) => connect(modal, { connectorId: 'io.two' }), 'ConnectError'],
  ['disconnection', (modal) => disconnect(modal), 'DisconnectError'],
  [
    'disconnection of one wallet',
    (modal) => disconnect(modal, { connectorId: 'io.two' }),
    'DisconnectConnectorError',
  ],
  ['network switch', (modal) => switchNetwork(modal, { chainId: 1 }), 'SwitchNetworkError'],
  ['switch of wallets', (modal) => switchConnection(modal, { connectorId: 'io.two' }), 'ConnectError'],
]

test.each(requests)('emits a failed %s as error event', async (_, request, name) => {
  const { modal, errors } = setup(new Error('broken'))
  await expect(request(modal)).rejects.toMatchObject({ name })
  expect(errors).toEqual([name])
})

test.each(requests)('emits no error event when the user rejects a %s', async (_, request) => {
  const { modal, errors } = setup({ code: 4001 })
  await expect(request(modal)).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(errors).toEqual([])
})

test('emits a balance that could not be read as error event', async () => {
  const { modal, errors } = setup(new Error('node down'))
  await loadBalance(modal)
  expect(errors).toEqual(['LoadBalanceError'])
})
