// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { createFakeLogin, loginConnector } from '../test/createFakeLogin.ts'
import { setupModal } from '../test/setupModal.ts'
import { enterCode, prepareLogin, resend, resetLogin, startEmailLogin } from './emailLogin.ts'
import { open } from './open.ts'
import { selectConnector } from './selectConnector.ts'

function setup(type: 'AUTH' | 'ID_AUTH' = 'AUTH') {
  const login = createFakeLogin()
  const adapter = createFakeAdapter({ connectors: [wallet('io.one'), { ...loginConnector, type }] })
  const { modal } = setupModal({ adapter, features: [login.feature], debug: true })
  return { modal, adapter, login }
}

describe('startEmailLogin', () => {
  test('starts with the address, without spaces around it', async () => {
    const { modal, login } = setup()
    login.flow.start = vi.fn(async () => {})
    await startEmailLogin(modal, '  ada@example.org ')
    expect(login.flow.start).toHaveBeenCalledExactlyOnceWith('ada@example.org')
  })

  test('refuses an invalid address with APKTW002 and `Please enter a valid email address`', async () => {
    const { modal, login } = setup()
    login.flow.start = vi.fn(async () => {})
    await expect(startEmailLogin(modal, 'ada@example')).rejects.toMatchObject({
      name: 'InvalidEmailError',
      shortMessage: 'Please enter a valid email address',
    })
    expect(modal.state.login?.current).toMatchObject({ status: 'idle', email: 'ada@example', error: 'email' })
    expect(modal.state.alerts.current).toMatchObject({ code: 'APKTW002' })
    expect(login.flow.start).not.toHaveBeenCalled()
  })

  test('rejects with `No auth connector found` without a feature that has a login', async () => {
    const { modal } = setupModal()
    const onError = vi.fn()
    modal.events.on('error', onError)
    await expect(startEmailLogin(modal, 'ada@example.org')).rejects.toMatchObject({
      name: 'AuthConnectorNotFoundError',
      shortMessage: 'No auth connector found',
    })
    expect(onError).toHaveBeenCalledOnce()
  })

  test('says that the login could not be loaded, and loads it again', async () => {
    const { modal, login } = setup()
    modal.events.on('error', () => {})
    login.answers.load = () => Promise.reject(new Error('offline'))
    await startEmailLogin(modal, 'ada@example.org')
    expect(modal.state.login?.current).toMatchObject({ status: 'idle', error: 'load' })
    login.answers.load = async () => login.flow
    login.flow.start = vi.fn(async () => {})
    await startEmailLogin(modal, 'ada@example.org')
    expect(login.flow.start).toHaveBeenCalledOnce()
  })
})

test('passes codes, resends and other addresses on to the login', async () => {
  const { modal, login } = setup()
  Object.assign(login.flow, { enterCode: vi.fn(), resend: vi.fn(), reset: vi.fn(), prepare: vi.fn() })
  prepareLogin(modal)
  await enterCode(modal, '123456')
  await resend(modal)
  await resetLogin(modal)
  expect(login.flow.prepare).toHaveBeenCalledOnce()
  expect(login.flow.enterCode).toHaveBeenCalledExactlyOnceWith('123456')
  expect(login.flow.resend).toHaveBeenCalledOnce()
  expect(login.flow.reset).toHaveBeenCalledOnce()
})

describe.each(['AUTH', 'ID_AUTH'] as const)('selecting a connector of type %s', (type) => {
  test('leads to EmailLogin, and asks the wallet once the user is logged in', async () => {
    const { modal, adapter, login } = setup(type)
    adapter.answers.connect = vi.fn(async (connectorId) => connected({ connectorId }))
    open(modal)
    await selectConnector(modal, 'ID_AUTH')
    expect(modal.state.router.route).toEqual({ view: 'EmailLogin', connectorId: 'ID_AUTH' })
    expect(adapter.answers.connect).not.toHaveBeenCalled()
    login.state.current = { status: 'connecting', email: 'ada@example.org', retryAt: 0 }
    await selectConnector(modal, 'ID_AUTH')
    expect(adapter.answers.connect).toHaveBeenCalledOnce()
    expect(modal.state.router.open).toBe(false)
  })

  test('returns to ProfileWallets when the login began there', async () => {
    const { modal, adapter, login } = setup(type)
    adapter.report(connected())
    await open(modal, { view: 'ProfileWallets' })
    modal.router.push({ view: 'ConnectWallets' })
    await selectConnector(modal, 'ID_AUTH')
    expect(modal.state.router.route.view).toBe('EmailLogin')
    login.state.current = { status: 'connecting', email: 'ada@example.org', retryAt: 0 }
    await selectConnector(modal, 'ID_AUTH')
    expect(modal.state.router.route.view).toBe('ProfileWallets')
  })

  test('raises no APKT004 while the user reads their e-mails', async () => {
    vi.useFakeTimers()
    const { modal, adapter, login } = setup(type)
    adapter.answers.connect = () => new Promise(() => {})
    login.state.current = { status: 'connecting', email: 'ada@example.org', retryAt: 0 }
    open(modal)
    void selectConnector(modal, 'ID_AUTH')
    await vi.advanceTimersByTimeAsync(121_000)
    expect(modal.state.alerts.current.status).toBe('hidden')
    vi.useRealTimers()
  })
})

test('describes whose account it is', async () => {
  const { modal, adapter, login } = setup()
  login.state.user = { email: 'ada@example.org', accounts: [{ address: '0x1', type: 'eoa' }] }
  adapter.report(connected({ connectorId: 'ID_AUTH' }))
  await expect
    .poll(() => modal.state.accounts.eip155)
    .toMatchObject({
      user: { email: 'ada@example.org', accounts: [{ address: '0x1', type: 'eoa' }] },
      preferredAccountType: 'eoa',
    })
  adapter.report(connected({ connectorId: 'io.one' }))
  expect(modal.state.accounts.eip155).not.toHaveProperty('user')
})
