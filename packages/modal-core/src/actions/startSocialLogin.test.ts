// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectionsOf } from '../selectors/connections.ts'
import { socialProviders } from '../selectors/socialProviders.ts'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeLogin, loginConnector } from '../test/createFakeLogin.ts'
import { setupModal } from '../test/setupModal.ts'
import type { LoginRecord } from '../types/login.ts'
import type { SocialProvider } from '../types/socialProvider.ts'
import { open } from './open.ts'
import { startSocialLogin } from './startSocialLogin.ts'

const PROVIDERS: SocialProvider[] = ['google', 'github', 'apple', 'facebook', 'x', 'discord']

function setup(state: Partial<LoginRecord> = {}) {
  const login = createFakeLogin({ socialProviders: PROVIDERS, ...state })
  const adapter = createFakeAdapter({ connectors: [{ ...loginConnector, methods: ['email', 'social'] }] })
  return { ...setupModal({ adapter, features: [login.feature] }), adapter, login }
}

afterEach(() => vi.unstubAllGlobals())

/** The browser's answer to a popup. */
function stubPopup(popup: object | null) {
  const open = vi.fn((..._: unknown[]) => popup)
  vi.stubGlobal('open', open)
  return open
}

test('opens a popup of 600 × 800 at `/loading` before anything is loaded, and shows ConnectingSocial', async () => {
  const { modal, login } = setup()
  const popup = { close: vi.fn() }
  const opened = stubPopup(popup)
  login.flow.startSocial = vi.fn(async () => {})
  await open(modal)
  const started = startSocialLogin(modal, 'google')
  expect(opened).toHaveBeenCalledOnce()
  expect(opened.mock.calls[0]?.[0]).toBe('https://wallet.example/loading')
  expect(opened.mock.calls[0]?.[2]).toMatch(/^width=600,height=800,/)
  expect(modal.router.state.route).toEqual({
    view: 'ConnectingSocial',
    connectorId: loginConnector.id,
    provider: 'google',
  })
  expect(modal.state.login?.social).toMatchObject({ status: 'waiting', provider: 'google' })
  await started
  expect(login.flow.startSocial).toHaveBeenCalledExactlyOnceWith('google', popup)
})

test('opens an empty popup, which stays within reach, where a server tells the result', async () => {
  const { modal } = setup({ statusOrigin: 'https://auth.example' })
  const opened = stubPopup({ close: vi.fn() })
  await startSocialLogin(modal, 'google')
  expect(opened.mock.calls[0]?.[0]).toBe('')
})

test('opens a window that no other page can have named', async () => {
  const { modal } = setup()
  const opened = stubPopup({ close: vi.fn() })
  await startSocialLogin(modal, 'google')
  expect(opened.mock.calls[0]?.[1]).toBe('_blank')
})

test('says that the browser has blocked the popup, and opens it at the next click', async () => {
  const { modal } = setup()
  stubPopup(null)
  await open(modal)
  await startSocialLogin(modal, 'x')
  expect(modal.state.login?.social).toEqual({ status: 'failed', provider: 'x', error: 'blocked' })
  stubPopup({ close() {} })
  await startSocialLogin(modal, 'x')
  expect(modal.state.login?.social).toMatchObject({ status: 'waiting' })
  expect(modal.router.state.history.map(({ view }) => view)).toEqual(['Connect'])
})

test('closes the popup and says so when the login could not be loaded', async () => {
  const { modal, login } = setup()
  modal.events.on('error', () => {})
  const popup = { close: vi.fn() }
  stubPopup(popup)
  login.answers.load = () => Promise.reject(new TypeError('Failed to fetch'))
  await open(modal)
  await startSocialLogin(modal, 'google')
  expect(popup.close).toHaveBeenCalledOnce()
  expect(modal.state.login?.social).toEqual({ status: 'failed', provider: 'google', error: 'load' })
})

test('rejects with `No auth connector found` without a feature that has a login', async () => {
  const { modal } = setupModal()
  const opened = stubPopup(null)
  modal.events.on('error', () => {})
  await expect(startSocialLogin(modal, 'google')).rejects.toThrow('No auth connector found')
  expect(opened).not.toHaveBeenCalled()
})

test('shows ConnectingFarcaster without a popup, and says so when the login could not be loaded', async () => {
  const { modal, login } = setup({ socialProviders: ['farcaster'] })
  const opened = stubPopup(null)
  const started = vi.fn(async () => {})
  login.flow.startFarcaster = started
  await open(modal)
  await startSocialLogin(modal, 'farcaster')
  expect(opened).not.toHaveBeenCalled()
  expect(started).toHaveBeenCalledOnce()
  expect(modal.router.state.route).toEqual({ view: 'ConnectingFarcaster', connectorId: loginConnector.id })
  expect(modal.state.login?.farcaster).toEqual({ status: 'preparing' })
  login.answers.load = () => Promise.reject(new TypeError('Failed to fetch'))
  modal.events.on('error', () => {})
  await startSocialLogin(modal, 'farcaster')
  expect(modal.state.login?.farcaster).toEqual({ status: 'failed', error: 'load' })
  expect(modal.router.state.history.map(({ view }) => view)).toEqual(['Connect'])
})

test('offers the providers of the dapp that the server leaves on', () => {
  const { modal } = setup()
  expect(socialProviders(modal.state)).toEqual(PROVIDERS)
  modal.wallets.state.features.socialLogin = ['email', 'x', 'farcaster', 'google']
  expect(socialProviders(modal.state)).toEqual(['google', 'x'])
  modal.wallets.state.features.socialLogin = ['email']
  expect(socialProviders(modal.state)).toEqual([])
  expect(socialProviders(setupModal().modal.state)).toEqual([])
})

describe('a connection behind a social login', () => {
  test('has the address of a login with Farcaster as `farcasterUrl`, while it is under way', async () => {
    const { modal, adapter, login } = setup()
    adapter.report(connected({ connectorId: loginConnector.id }))
    const url = 'https://farcaster.xyz/~/siwf'
    login.state.farcaster = { status: 'waiting', url }
    await vi.waitFor(() => expect(modal.state.accounts.eip155).toMatchObject({ farcasterUrl: url }))
    login.state.farcaster = { status: 'idle' }
    await vi.waitFor(() => expect(modal.state.accounts.eip155).not.toMatchObject({ farcasterUrl: url }))
  })

  test('carries `auth` with its provider, and the account `socialProvider` and `socialWindow`', async () => {
    const { modal, adapter, login } = setup({ provider: 'github' })
    const account = connected({ connectorId: loginConnector.id })
    adapter.report(account)
    await vi.waitFor(() => expect(modal.state.accounts.eip155).toMatchObject({ socialProvider: 'github' }))
    expect(connectionsOf(modal.state)[0]).toMatchObject({ auth: { name: 'github' } })
    const popup = { closed: false }
    stubPopup(popup)
    await startSocialLogin(modal, 'google')
    await vi.waitFor(() => expect(modal.state.accounts.eip155).toMatchObject({ socialWindow: popup }))
    login.state.provider = undefined
    login.state.social = { status: 'idle' }
    await vi.waitFor(() =>
      expect(modal.state.accounts.eip155).not.toMatchObject({ socialProvider: 'github' }),
    )
    expect(connectionsOf(modal.state)[0]?.auth).toBeUndefined()
  })
})
