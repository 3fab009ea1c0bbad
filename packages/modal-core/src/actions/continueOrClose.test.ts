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

test('default: closes', async () => {
  const modal = setup()
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})

test('behavior: asks for an e-mail address where the dapp takes one', async () => {
  const modal = setup({ onEmailCapture: () => {} })
  await continueOrClose(modal)
  expect(modal.state.router.route).toEqual({ view: 'DataCapture' })
})

test('behavior: email_capture off on the directory’s server overrides the dapp', async () => {
  const modal = setup({ onEmailCapture: () => {} })
  modal.wallets.state.features = { emailCapture: false }
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})

test('behavior: email_capture on there asks nothing that nobody takes', async () => {
  const modal = setup()
  modal.wallets.state.features = { emailCapture: true }
  await continueOrClose(modal)
  expect(modal.state.router.open).toBe(false)
})
