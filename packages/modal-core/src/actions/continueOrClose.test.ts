// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { continueOrClose } from './continueOrClose.ts'
import { open } from './open.ts'

function setup(parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal, adapter } = setupModal(parameters)
  adapter.report(connected())
  open(modal)
  return modal
}

test('closes', async () => {
  const modal = setup()
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})

test('asks for an e-mail address when the dapp collects them', async () => {
  const modal = setup({ onEmailCapture: () => {} })
  await continueOrClose(modal)
  expect(modal.state.router.route).toEqual({ view: 'DataCapture' })
})

test('asks for no e-mail address when the directory server turns email_capture off', async () => {
  const modal = setup({ onEmailCapture: () => {} })
  modal.wallets.state.features = { emailCapture: false }
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})

test('asks for no e-mail address when the server turns email_capture on but the dapp collects none', async () => {
  const modal = setup()
  modal.wallets.state.features = { emailCapture: true }
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})
