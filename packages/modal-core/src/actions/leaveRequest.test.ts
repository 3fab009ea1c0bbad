// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { ConnectedAccount } from '../types/account.ts'
import { close } from './close.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'
import { selectConnector } from './selectConnector.ts'

/** Somebody looks at a code, or at a wallet of the page that is being asked. */
function ask(connectorId: 'pairing' | 'io.one') {
  const connectors = [wallet('io.one'), { ...wallet('pairing'), type: 'WALLET_CONNECT' as const }]
  const { modal, adapter } = setupModal({ adapter: createFakeAdapter({ connectors }) })
  modal.pairing.setSource({ connectorId: 'pairing', prepare: async () => {}, forget() {}, wake() {} })
  const answer = deferred<ConnectedAccount>()
  adapter.answers.connect = () => answer.promise
  open(modal)
  const done = selectConnector(modal, connectorId)
  expect(modal.state.accounts.eip155).toEqual({ status: 'connecting', connectorId })
  return { modal, answer, done }
}

describe.each([
  ['closed', close],
  ['left', goBack],
])('a code whose view is %s', (_, leave) => {
  test('connects nobody for now', () => {
    const { modal } = ask('pairing')
    leave(modal)
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(modal.state.request.current).toEqual({ status: 'idle' })
  })

  test('connects whose wallet agrees afterwards', async () => {
    const { modal, answer, done } = ask('pairing')
    leave(modal)
    answer.resolve(connected({ connectorId: 'pairing' }))
    await done
    expect(modal.state.accounts.eip155).toMatchObject(connected({ connectorId: 'pairing' }))
  })

  test('says nothing when its time is over', async () => {
    const { modal, answer, done } = ask('pairing')
    leave(modal)
    answer.reject({ code: 8000 })
    await done
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(modal.state.request.current).toEqual({ status: 'idle' })
  })
})

test('keeps the request of an injected wallet open when the view is left', () => {
  const { modal } = ask('io.one')
  close(modal)
  expect(modal.state.accounts.eip155).toEqual({ status: 'connecting', connectorId: 'io.one' })
})
