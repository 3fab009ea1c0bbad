// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createFakeLogin } from '../test/createFakeLogin.ts'
import { setupModal } from '../test/setupModal.ts'
import { saveBackup } from './saveBackup.ts'

function setup() {
  const login = createFakeLogin()
  const { modal } = setupModal({ features: [login.feature] })
  return { modal, login }
}

test('asks the wallet once at a time, and says whether the user has a backup', async () => {
  const { modal, login } = setup()
  const asked = Promise.withResolvers<void>()
  login.flow.saveBackup = vi.fn(() => asked.promise)
  const first = saveBackup(modal)
  expect(modal.state.login?.backup).toBe('asking')
  expect(await saveBackup(modal)).toBe(false)
  asked.resolve()
  expect(await first).toBe(true)
  expect(login.flow.saveBackup).toHaveBeenCalledOnce()
  expect(modal.state.login?.backup).toBeUndefined()
})

test.each([
  [{ code: 4001, message: 'User rejected the request' }, undefined],
  [{ code: 4200, message: 'Requested RPC call is not allowed' }, 'failed'],
  [new Error('The chunk did not load'), 'failed'],
])('after %j it is %j', async (error, backup) => {
  const { modal, login } = setup()
  login.flow.saveBackup = () => Promise.reject(error)
  expect(await saveBackup(modal)).toBe(false)
  expect(modal.state.login?.backup).toBe(backup)
})

test('does nothing without a login', async () => {
  const { modal } = setupModal()
  expect(await saveBackup(modal)).toBe(false)
})
