// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createFakeLogin } from '../test/createFakeLogin.ts'
import { setupModal } from '../test/setupModal.ts'
import { enterUpdateCode, resetEmailUpdate, startEmailUpdate } from './emailUpdate.ts'

function setup() {
  const login = createFakeLogin()
  const { modal } = setupModal({ features: [login.feature], debug: true })
  return { modal, login }
}

test('starts with the address, without spaces around it, and passes codes on', async () => {
  const { modal, login } = setup()
  Object.assign(login.flow, {
    startEmailUpdate: vi.fn(async () => {}),
    enterUpdateCode: vi.fn(async () => {}),
    resetEmailUpdate: vi.fn(),
  })
  await startEmailUpdate(modal, ' ada@example.com ')
  await enterUpdateCode(modal, '123456')
  await resetEmailUpdate(modal)
  expect(login.flow.startEmailUpdate).toHaveBeenCalledExactlyOnceWith('ada@example.com')
  expect(login.flow.enterUpdateCode).toHaveBeenCalledExactlyOnceWith('123456')
  expect(login.flow.resetEmailUpdate).toHaveBeenCalledOnce()
})

test('refuses an invalid address with APKTW002, and a dapp without a login', async () => {
  const { modal } = setup()
  await expect(startEmailUpdate(modal, 'ada@example')).rejects.toMatchObject({ name: 'InvalidEmailError' })
  expect(modal.state.login?.emailUpdate).toEqual({ status: 'idle', email: 'ada@example', error: 'email' })
  expect(modal.state.alerts.current).toMatchObject({ code: 'APKTW002' })
  const other = setupModal().modal
  other.events.on('error', () => {})
  await expect(startEmailUpdate(other, 'ada@example.com')).rejects.toMatchObject({
    name: 'AuthConnectorNotFoundError',
  })
})

test('says that its code could not be loaded, and stays at its step', async () => {
  const { modal, login } = setup()
  modal.events.on('error', () => {})
  login.state.emailUpdate = { status: 'primary', email: 'ada@example.com' }
  login.answers.load = () => Promise.reject(new Error('offline'))
  await enterUpdateCode(modal, '123456')
  expect(modal.state.login?.emailUpdate).toEqual({
    status: 'primary',
    email: 'ada@example.com',
    error: 'load',
  })
})
