// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { disconnect } from './disconnect.ts'
import { open } from './open.ts'

test('default', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  await disconnect(modal)
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' } })
})

test('error: Failed to disconnect', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await expect(disconnect(modal)).rejects.toThrow('Failed to disconnect\nlocked')
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' } })
})
