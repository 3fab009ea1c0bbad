// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { close } from '../actions/close.ts'
import { disconnect } from '../actions/disconnect.ts'
import { goBack } from '../actions/goBack.ts'
import { open } from '../actions/open.ts'
import { selectConnector } from '../actions/selectConnector.ts'
import { cancelSignIn, signIn, signOut } from '../actions/signIn.ts'
import { connected, OTHER_ADDRESS, SIGNATURE } from '../test/createFakeAdapter.ts'
import { createFakeSiwx, signInSession } from '../test/createFakeSiwx.ts'
import { deferred, memoryStorage, setupModal } from '../test/setupModal.ts'
import type { ModalEvents } from '../types/events.ts'
import type { CreateModalParameters } from '../types/parameters.ts'
import type { SiwxSession } from '../types/siwx.ts'
import { siwx } from './siwx.ts'

type SetupParameters = Parameters<typeof createFakeSiwx>[0] & Partial<CreateModalParameters>

function setup({ required, sessions, ...parameters }: SetupParameters = {}) {
  const fake = createFakeSiwx({ required, sessions })
  const { modal, adapter } = setupModal({ siwx: fake.feature, ...parameters })
  onTestFinished(modal.destroy)
  const events: [string, unknown][] = []
  for (const name of ['signIn', 'signOut', 'signInError'] as (keyof ModalEvents)[])
    modal.events.on(name, (data) => events.push([name, data]))
  const view = () => (modal.state.router.open ? modal.state.router.route.view : 'closed')
  const status = () => modal.state.siwx.current.status
  /** A click on a wallet, up to the view that follows. */
  const choose = () => {
    open(modal)
    return selectConnector(modal, 'io.one')
  }
  return { ...fake, modal, adapter, events, view, status, choose }
}

describe('the check', () => {
  test('stays off without the option', () => {
    const { modal } = setupModal()
    expect(modal.state.siwx).toEqual({ required: false, current: { status: 'off' }, byNamespace: {} })
  })

  test('shows the signing view when a connection has no session', async () => {
    const { choose, view, status } = setup()
    await choose()
    expect(view()).toBe('SIWXSignMessage')
    expect(status()).toBe('signedOut')
  })

  test('closes when a connection has a session', async () => {
    const { choose, modal, view } = setup({ sessions: [signInSession()] })
    await choose()
    expect(view()).toBe('closed')
    expect(modal.state.siwx.current).toEqual({
      status: 'signedIn',
      accountAddress: connected().address,
      chainId: 'eip155:56',
    })
  })

  test('shows Authenticating... while the sessions are looked up', async () => {
    const { choose, modal, answers, view } = setup()
    const sessions = deferred<SiwxSession[]>()
    answers.getSessions = () => sessions.promise
    const done = choose()
    await vi.waitUntil(() => modal.state.siwx.current.status === 'checking')
    expect(modal.state.snackbar.current).toMatchObject({ tone: 'loading', message: 'authenticating' })
    expect(view()).toBe('ConnectingExternal')
    sessions.resolve([])
    await done
    expect(modal.state.snackbar.current).toEqual({ status: 'hidden' })
    expect(view()).toBe('SIWXSignMessage')
  })

  test('switches away from an unsupported network first', async () => {
    const { choose, adapter, view, status } = setup()
    adapter.answers.connect = async () => connected({ chainId: 137 })
    await choose()
    expect([view(), status()]).toEqual(['UnsupportedChain', 'signedOut'])
    adapter.report(connected())
    await vi.waitUntil(() => view() === 'SIWXSignMessage')
  })

  test.each([
    ['another account', signInSession({ accountAddress: OTHER_ADDRESS })],
    ['the past', signInSession({ expirationTime: '2026-11-21T12:00:00.000Z' })],
    ['the future', signInSession({ notBefore: '2026-11-21T12:00:00.001Z' })],
    ['no time at all', signInSession({ expirationTime: 'soon' })],
  ])('ignores a session of %s', async (_, session) => {
    const { choose, view } = setup({ sessions: [session] })
    await choose()
    expect(view()).toBe('SIWXSignMessage')
  })

  test('compares addresses without case', async () => {
    const { choose, status } = setup({
      sessions: [signInSession({ accountAddress: connected().address.toLowerCase() })],
    })
    await choose()
    expect(status()).toBe('signedIn')
  })

  test('checks the session again when the account changes', async () => {
    const { choose, adapter, view, status } = setup({ sessions: [signInSession()] })
    await choose()
    adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
    await vi.waitUntil(() => view() === 'SIWXSignMessage')
    adapter.report(connected())
    await vi.waitUntil(() => status() === 'signedIn')
    expect(view()).toBe('closed')
  })

  test('checks the session again when the network changes', async () => {
    const { choose, adapter, view } = setup({ sessions: [signInSession()] })
    await choose()
    adapter.report(connected({ chainId: 1 }))
    await vi.waitUntil(() => view() === 'SIWXSignMessage')
  })

  test('ignores a late response when the account has changed', async () => {
    const { modal, adapter, answers, view } = setup()
    const first = deferred<SiwxSession[]>()
    answers.getSessions = vi.fn(async ({ accountAddress }) =>
      accountAddress === OTHER_ADDRESS ? [signInSession({ accountAddress })] : first.promise,
    )
    adapter.report(connected())
    await vi.waitUntil(() => vi.mocked(answers.getSessions).mock.calls.length === 1)
    adapter.report(connected({ address: OTHER_ADDRESS }))
    await vi.waitUntil(() => modal.state.siwx.current.status === 'signedIn')
    first.resolve([])
    await modal.siwx?.settle()
    expect(view()).toBe('closed')
    expect(modal.state.siwx.current).toMatchObject({ accountAddress: OTHER_ADDRESS })
  })

  test('asks a restored connection to sign only when signing is required', async () => {
    const optional = setup({ required: false })
    optional.adapter.report({ status: 'reconnecting' })
    optional.adapter.report(connected())
    await optional.modal.siwx?.settle()
    expect([optional.view(), optional.status()]).toEqual(['closed', 'signedOut'])

    const required = setup()
    required.adapter.report({ status: 'reconnecting' })
    required.adapter.report(connected())
    await required.modal.siwx?.settle()
    expect(required.view()).toBe('SIWXSignMessage')
  })

  test('disconnects and resets to Connect when the sessions cannot be looked up', async () => {
    const { choose, answers, modal, adapter, events, view } = setup()
    answers.getSessions = () => Promise.reject(new Error('server down'))
    adapter.answers.disconnect = vi.fn(async () => {})
    await choose()
    expect(view()).toBe('Connect')
    expect(modal.state.router.history).toEqual([])
    expect(modal.state.snackbar.current).toMatchObject({ tone: 'error', message: 'authenticationFailed' })
    expect(adapter.answers.disconnect).toHaveBeenCalledOnce()
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(events).toMatchObject([
      [
        'signInError',
        { error: { shortMessage: 'A problem occurred while trying initialize authentication' } },
      ],
    ])
  })

  test('loads its code again after a failed load', async () => {
    const { answers } = createFakeSiwx()
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answers)
    const { modal, adapter } = setupModal({ siwx: siwx({ load }) })
    onTestFinished(modal.destroy)
    adapter.report(connected())
    await modal.siwx?.settle()
    await vi.waitUntil(() => modal.state.accounts.eip155?.status === 'disconnected')
    adapter.report(connected())
    await vi.waitUntil(() => modal.state.router.route.view === 'SIWXSignMessage')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('signing', () => {
  test('signs the text of EIP-4361, stores the session, closes and tracks a success event', async () => {
    const { choose, modal, adapter, sessions, events, view } = setup()
    adapter.answers.signMessage = vi.fn(async () => SIGNATURE)
    await choose()
    await signIn(modal)
    const [text] = vi.mocked(adapter.answers.signMessage).mock.calls[0] ?? []
    expect(text).toMatch(/^app\.example\.org wants you to sign in with your Ethereum account:\n0xf39F/)
    expect(sessions).toMatchObject([{ message: text, signature: SIGNATURE, data: { chainId: 'eip155:56' } }])
    expect(view()).toBe('closed')
    expect(modal.state.siwx.current).toMatchObject({ status: 'signedIn', chainId: 'eip155:56' })
    expect(events).toEqual([['signIn', { address: connected().address, chainId: 'eip155:56' }]])
  })

  test('signs a custom serializedMessage unchanged', async () => {
    const { choose, modal, adapter, answers } = setup()
    answers.createMessage = async () => ({ ...signInSession().data, serializedMessage: 'Mine.' })
    adapter.answers.signMessage = vi.fn(async () => SIGNATURE)
    await choose()
    await signIn(modal)
    expect(adapter.answers.signMessage).toHaveBeenCalledWith('Mine.')
  })

  test('reports signing, then storing, then signed in', async () => {
    const { choose, modal, adapter, answers, status } = setup()
    const signature = deferred<string>()
    const stored = deferred<void>()
    adapter.answers.signMessage = () => signature.promise
    answers.addSession = () => stored.promise
    await choose()
    const done = signIn(modal)
    await vi.waitUntil(() => status() === 'signing')
    expect(modal.state.request.current).toEqual({ status: 'pending' })
    signature.resolve(SIGNATURE)
    await vi.waitUntil(() => status() === 'storing')
    stored.resolve()
    await done
    expect(status()).toBe('signedIn')
  })

  test.each([
    ['rejected', 'UserRejectedError', () => Promise.reject({ code: 4001 })],
    ['error', 'SignMessageError', () => Promise.reject(new Error('locked'))],
    ['error', 'SignMessageError', async () => '0x1234'],
    [
      'forbidden',
      'ActionNotAllowedError',
      () => Promise.reject(new Error('Requested RPC call is not allowed')),
    ],
  ])('reports the reason %s and throws %s when signing fails', async (reason, name, answer) => {
    const { choose, modal, adapter, events, view, sessions } = setup()
    adapter.answers.signMessage = answer
    await choose()
    await expect(signIn(modal)).rejects.toMatchObject({ name })
    expect(view()).toBe('SIWXSignMessage')
    expect(modal.state.request.current).toMatchObject({ status: 'failed', reason })
    expect(events).toMatchObject([['signInError', { error: { name } }]])
    expect(sessions).toEqual([])
  })

  test('stores the empty signature of a multisig wallet', async () => {
    const { choose, modal, adapter, sessions } = setup()
    adapter.answers.signMessage = async () => '0x'
    await choose()
    await signIn(modal)
    expect(sessions).toMatchObject([{ signature: '0x' }])
  })

  test('reports an error when no message can be created', async () => {
    const { choose, modal, answers, view, status, events } = setup()
    answers.createMessage = () => Promise.reject(new Error('no nonce'))
    await choose()
    await expect(signIn(modal)).rejects.toThrow('There is no message to sign\nno nonce')
    expect([view(), status()]).toEqual(['SIWXSignMessage', 'unprepared'])
    expect(modal.state.request.current).toEqual({ status: 'idle' })
    expect(events).toMatchObject([['signInError', { error: { name: 'PrepareMessageError' } }]])
  })

  test('reopens the signing view after a failure', async () => {
    const { choose, modal, adapter, view } = setup({ required: false })
    const signature = deferred<string>()
    adapter.answers.signMessage = () => signature.promise
    await choose()
    const done = signIn(modal)
    await vi.waitUntil(() => modal.state.siwx.current.status === 'signing')
    close(modal)
    signature.reject(new Error('locked'))
    await expect(done).rejects.toThrow('Sign message failed')
    expect(view()).toBe('SIWXSignMessage')
  })

  test('shows nothing when the visitor closes the modal and then declines', async () => {
    const { choose, modal, adapter, view } = setup({ required: false })
    const signature = deferred<string>()
    adapter.answers.signMessage = () => signature.promise
    await choose()
    const done = signIn(modal)
    await vi.waitUntil(() => modal.state.siwx.current.status === 'signing')
    close(modal)
    signature.reject({ code: 4001 })
    await expect(done).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(view()).toBe('closed')
  })

  test('ignores a signature when the account has changed', async () => {
    const { choose, modal, adapter, sessions } = setup()
    const signature = deferred<string>()
    adapter.answers.signMessage = () => signature.promise
    await choose()
    const done = signIn(modal)
    await vi.waitUntil(() => modal.state.siwx.current.status === 'signing')
    adapter.report(connected({ address: OTHER_ADDRESS }))
    await modal.siwx?.settle()
    signature.resolve(SIGNATURE)
    await done
    expect(sessions).toEqual([])
  })

  test('disconnects the wallet and tracks an error event when the session cannot be stored', async () => {
    const { choose, modal, adapter, answers, events, view } = setup({ required: false })
    answers.addSession = () => Promise.reject(new Error('wrong signature'))
    adapter.answers.disconnect = vi.fn(async () => {})
    await choose()
    await expect(signIn(modal)).rejects.toThrow('The session could not be stored\nwrong signature')
    expect(adapter.answers.disconnect).toHaveBeenCalledOnce()
    expect(view()).toBe('Connect')
    expect(modal.state.snackbar.current).toMatchObject({ tone: 'error', message: 'sessionFailed' })
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(events).toMatchObject([['signInError', { error: { name: 'StoreSessionError' } }]])
  })
})

describe('what signing requires', () => {
  test('SIWX enabled', async () => {
    const { modal } = setupModal()
    await expect(signIn(modal)).rejects.toThrow('SIWX is not enabled')
  })

  test('an active address', async () => {
    await expect(signIn(setup().modal)).rejects.toThrow('There is no active address')
  })

  test('an active network', async () => {
    const { modal, adapter } = setup()
    adapter.report(connected({ chainId: 137 }))
    await expect(signIn(modal)).rejects.toThrow('There is no active network')
  })

  test('a client', async () => {
    const { modal, adapter } = setup()
    adapter.report(connected())
    const own = modal.adapterOf('eip155')
    if (own !== undefined) own.signMessage = undefined
    await expect(signIn(modal)).rejects.toThrow('There is no client')
  })
})

describe('leaving the signing view', () => {
  test('refuses to close, leave or replace the view when signing is required', async () => {
    const { choose, modal, view } = setup()
    await choose()
    expect(close(modal)).toBe(false)
    goBack(modal)
    open(modal)
    await open(modal, { view: 'Connect' })
    expect(view()).toBe('SIWXSignMessage')
  })

  test('closes the view when signing is optional', async () => {
    const { choose, modal, view } = setup({ required: false })
    await choose()
    expect(close(modal)).toBe(true)
    expect(view()).toBe('closed')
    expect(modal.state.accounts.eip155?.status).toBe('connected')
  })

  test('asks again only on request when signing is optional', async () => {
    const { choose, modal, view } = setup({ required: false })
    await open(modal, { view: 'SIWXSignMessage' })
    expect(view()).toBe('Connect')
    await choose()
    close(modal)
    await open(modal, { view: 'SIWXSignMessage' })
    expect(view()).toBe('SIWXSignMessage')
    await signIn(modal)
    await open(modal, { view: 'SIWXSignMessage' })
    expect(view()).toBe('Account')
  })

  test('closes on cancel when signing is optional', async () => {
    const { choose, modal, view } = setup({ required: false })
    await choose()
    await cancelSignIn(modal)
    expect(view()).toBe('closed')
    expect(modal.state.accounts.eip155?.status).toBe('connected')
  })

  test('disconnects on cancel when signing is required and no network has a session', async () => {
    const { choose, modal, view } = setup()
    await choose()
    await cancelSignIn(modal)
    expect(view()).toBe('closed')
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  })

  test('returns on cancel to the last network that has a session when signing is required', async () => {
    const { choose, modal, adapter, view } = setup({ sessions: [signInSession()] })
    await choose()
    adapter.report(connected({ chainId: 1 }))
    await vi.waitUntil(() => view() === 'SIWXSignMessage')
    await cancelSignIn(modal)
    await vi.waitUntil(() => view() === 'closed')
    expect(modal.state.accounts.eip155).toMatchObject({ status: 'connected', chainId: 56 })
    expect(modal.state.siwx.current).toMatchObject({ status: 'signedIn', chainId: 'eip155:56' })
  })

  test('disconnects on cancel when signing is required and the wallet does not switch back', async () => {
    const { choose, modal, adapter, view } = setup({ sessions: [signInSession()] })
    await choose()
    adapter.report(connected({ chainId: 1 }))
    await vi.waitUntil(() => view() === 'SIWXSignMessage')
    adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
    await cancelSignIn(modal)
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(view()).toBe('closed')
  })

  test('reports an error when the wallet fails to disconnect', async () => {
    const { choose, modal, adapter } = setup()
    adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    await choose()
    await expect(cancelSignIn(modal)).rejects.toThrow('Failed to disconnect')
  })

  test('releases the view when the wallet disconnects by itself', async () => {
    const { choose, adapter, view } = setup()
    await choose()
    adapter.report({ status: 'disconnected' })
    expect(view()).toBe('closed')
  })
})

describe('signing out', () => {
  test('ends the sessions, and the connection when signing is required', async () => {
    const { choose, modal, sessions, events } = setup({ sessions: [signInSession()] })
    await choose()
    await signOut(modal)
    expect(sessions).toEqual([])
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(events).toEqual([['signOut', { address: connected().address }]])
  })

  test('keeps the wallet connected when signing is optional', async () => {
    const { choose, modal, status } = setup({ required: false, sessions: [signInSession()] })
    await choose()
    await signOut(modal)
    expect(status()).toBe('signedOut')
    expect(modal.state.accounts.eip155?.status).toBe('connected')
  })

  test('signs out on disconnect', async () => {
    const { choose, modal, sessions } = setup({ sessions: [signInSession()] })
    await choose()
    await disconnect(modal)
    await vi.waitUntil(() => sessions.length === 0)
  })

  test('ends the session while the wallet is still asked to disconnect', async () => {
    const { choose, modal, adapter, sessions } = setup({ sessions: [signInSession()] })
    await choose()
    const wallet = deferred<void>()
    adapter.answers.disconnect = () => wallet.promise
    const done = disconnect(modal)
    await vi.waitUntil(() => sessions.length === 0)
    expect(modal.state.accounts.eip155?.status).toBe('connected')
    wallet.resolve()
    await done
  })

  test('reports an error when a session cannot be ended', async () => {
    const { choose, modal, answers, status } = setup({ sessions: [signInSession()] })
    answers.revokeSessions = () => Promise.reject(new Error('server down'))
    await choose()
    await expect(signOut(modal)).rejects.toThrow('The session could not be stored\nserver down')
    expect(status()).toBe('signedIn')
  })
})

describe('a site whose server hangs', () => {
  const never = () => new Promise<never>(() => {})

  function setupHanging(parameters: SetupParameters = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    return setup(parameters)
  }

  test('reports a message that takes more than 10 s, allows a retry, and ignores the late message', async () => {
    const { choose, modal, adapter, answers, status, sessions } = setupHanging()
    const late = deferred<SiwxSession['data']>()
    answers.createMessage = () => late.promise
    adapter.answers.signMessage = vi.fn(async () => SIGNATURE)
    await choose()
    const hanging = expect(signIn(modal)).rejects.toThrow('There was no answer within 10 s.')
    await vi.waitUntil(() => status() === 'preparing')
    vi.advanceTimersByTime(10_000)
    await hanging
    expect(status()).toBe('unprepared')
    answers.createMessage = async () => signInSession().data
    await signIn(modal)
    late.resolve(signInSession().data)
    await late.promise
    expect(adapter.answers.signMessage).toHaveBeenCalledOnce()
    expect(sessions).toHaveLength(1)
  })

  test('asks the wallet only for the newest message when the visitor retries at once', async () => {
    const { choose, modal, adapter, answers, status } = setupHanging()
    const first = deferred<SiwxSession['data']>()
    answers.createMessage = () => first.promise
    adapter.answers.signMessage = vi.fn(async () => SIGNATURE)
    await choose()
    const older = signIn(modal)
    await vi.waitUntil(() => status() === 'preparing')
    answers.createMessage = async () => signInSession().data
    await signIn(modal)
    first.resolve(signInSession({ nonce: '87654321' }).data)
    await older
    expect(adapter.answers.signMessage).toHaveBeenCalledOnce()
  })

  test.each([true, false])(
    'signing: one may cancel at once; no wallet is asked (required: %s)',
    async (required) => {
      const { choose, modal, adapter, answers, status, view } = setupHanging({ required })
      const message = deferred<SiwxSession['data']>()
      answers.createMessage = () => message.promise
      adapter.answers.signMessage = vi.fn()
      await choose()
      const done = signIn(modal)
      await vi.waitUntil(() => status() === 'preparing')
      await cancelSignIn(modal)
      expect(view()).toBe('closed')
      message.resolve(signInSession().data)
      await done
      expect(adapter.answers.signMessage).not.toHaveBeenCalled()
      expect(status()).toBe('signedOut')
    },
  )

  test.each([true, false])(
    'storing: one may cancel at once; a session that comes late is ended (required: %s)',
    async (required) => {
      const { choose, modal, answers, status, sessions } = setupHanging({ required })
      const stored = deferred<void>()
      answers.addSession = async (session) => {
        await stored.promise
        sessions.push(session)
      }
      await choose()
      const done = signIn(modal)
      await vi.waitUntil(() => status() === 'storing')
      await cancelSignIn(modal)
      stored.resolve()
      await done
      expect(sessions).toEqual([])
      expect(status()).toBe('signedOut')
    },
  )

  test('disconnects the wallet when storing takes more than 10 s, as after a refusal', async () => {
    const { choose, modal, answers, status, view } = setupHanging()
    answers.addSession = never
    await choose()
    const hanging = expect(signIn(modal)).rejects.toThrow('The session could not be stored')
    await vi.waitUntil(() => status() === 'storing')
    vi.advanceTimersByTime(10_000)
    await hanging
    expect(view()).toBe('Connect')
    expect(modal.state.snackbar.current).toMatchObject({ tone: 'error', message: 'sessionFailed' })
  })

  test('looking up: after 10 s A problem occurred while trying initialize authentication', async () => {
    const { choose, modal, answers, view } = setupHanging()
    const getSessions = vi.fn(never)
    answers.getSessions = getSessions
    const done = choose()
    await vi.waitUntil(() => getSessions.mock.calls.length > 0)
    vi.advanceTimersByTime(10_000)
    await done
    expect(view()).toBe('Connect')
    expect(modal.state.snackbar.current).toMatchObject({ message: 'authenticationFailed' })
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  })
})

describe('one question for both', () => {
  test('skips the signing view and keeps the cacao when a wallet signs while it connects', async () => {
    const { choose, adapter, sessions, view } = setup()
    const session = { ...signInSession(), cacao: { h: { t: 'caip122' } } }
    adapter.answers.connectAndSign = async ({ createMessage }) => {
      expect(await createMessage({ accountAddress: '', chainId: 'eip155:56' })).toMatchObject({
        nonce: '12345678',
      })
      return { session }
    }
    adapter.answers.signMessage = vi.fn()
    await choose()
    expect(sessions).toEqual([session])
    expect(view()).toBe('closed')
    expect(adapter.answers.signMessage).not.toHaveBeenCalled()
  })

  test('accepts a session whose account arrives before the adapter reports it', async () => {
    const { choose, adapter, sessions, view } = setup()
    adapter.answers.connectAndSign = async () => ({ session: signInSession() })
    adapter.answers.connect = async () => {
      adapter.report(connected())
      await vi.waitUntil(() => sessions.length > 0)
      return connected()
    }
    await choose()
    expect(view()).toBe('closed')
  })

  test('ignores a session of another network', async () => {
    const { choose, adapter, sessions, view } = setup()
    adapter.answers.connectAndSign = async () => ({ session: signInSession({ chainId: 'eip155:1' }) })
    await choose()
    expect(sessions).toEqual([])
    expect(view()).toBe('SIWXSignMessage')
  })

  test('shows the signing view when the connector cannot sign while it connects', async () => {
    const { choose, view } = setup()
    await choose()
    expect(view()).toBe('SIWXSignMessage')
  })

  test('disconnects when the session is refused', async () => {
    const { choose, adapter, answers, modal, view, events } = setup()
    adapter.answers.connectAndSign = async () => ({ session: signInSession() })
    answers.addSession = () => Promise.reject(new Error('replayed'))
    await choose()
    expect(view()).toBe('Connect')
    expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
    expect(events).toHaveLength(1)
  })
})

test('follows nothing after destroy', async () => {
  const { modal, adapter, answers } = setup()
  answers.getSessions = vi.fn(async () => [])
  modal.destroy()
  adapter.report(connected())
  modal.accounts.set('eip155', connected())
  await Promise.resolve()
  expect(answers.getSessions).not.toHaveBeenCalled()
})

describe('another tab of the site', () => {
  const KEY = 'foyer.1.default.signInChange'

  function setupTab(parameters: SetupParameters = {}) {
    const storage = memoryStorage()
    /** Reports a change in another tab, as the browser does. */
    function changeInOtherTab(change: 'signIn' | 'signOut', address = connected().address) {
      storage.setItem(KEY, JSON.stringify([change, address, '1']))
      window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
    }
    return { ...setup({ storage, ...parameters }), storage, changeInOtherTab }
  }

  test('closes the signing view when the account signs in there', async () => {
    const { choose, sessions, changeInOtherTab, status, view } = setupTab()
    await choose()
    expect(view()).toBe('SIWXSignMessage')
    sessions.push(signInSession())
    changeInOtherTab('signIn')
    await vi.waitUntil(() => status() === 'signedIn')
    await vi.waitUntil(() => view() === 'closed')
  })

  test('does not believe it without a session', async () => {
    const { choose, changeInOtherTab, modal, status, view } = setupTab()
    await choose()
    changeInOtherTab('signIn')
    await modal.siwx?.settle()
    expect([status(), view()]).toEqual(['signedOut', 'SIWXSignMessage'])
  })

  test('stays as it is when the sessions cannot be read', async () => {
    const { choose, answers, changeInOtherTab, modal, status, events } = setupTab()
    await choose()
    answers.getSessions = () => Promise.reject(new Error('offline'))
    changeInOtherTab('signIn')
    await modal.siwx?.settle().catch(() => {})
    expect([status(), modal.state.accounts.eip155.status]).toEqual(['signedOut', 'connected'])
    expect(events).toEqual([])
  })

  test('is signed out when the account signs out there, and no view opens', async () => {
    const { choose, changeInOtherTab, status, view, events } = setupTab({
      sessions: [signInSession()],
      required: false,
    })
    await choose()
    changeInOtherTab('signOut', OTHER_ADDRESS)
    expect(status()).toBe('signedIn')
    changeInOtherTab('signOut')
    expect([status(), view()]).toEqual(['signedOut', 'closed'])
    expect(events).toEqual([['signOut', { address: connected().address }]])
  })

  test('is told of each sign-in and sign-out here', async () => {
    const { choose, modal, storage } = setupTab({ required: false })
    await choose()
    const storedChange = () => JSON.parse(storage.getItem(KEY) ?? '[]').slice(0, 2)
    await signIn(modal)
    expect(storedChange()).toEqual(['signIn', connected().address])
    await signOut(modal)
    expect(storedChange()).toEqual(['signOut', connected().address])
  })
})
