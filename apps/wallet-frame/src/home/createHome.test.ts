import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  EXPIRED_LINK,
  SESSION_ENDED,
  STILL_WAITING,
  tryAgainAfter,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import { expect, test, vi } from 'vitest'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import { FARCASTER_UNAVAILABLE } from '../login/texts.ts'
import { type CreateHomeParameters, createHome, type HomeState } from './createHome.ts'

const ADDRESS = '0x00000000000000000000000000000000000000A1'
const APP = 'https://farcaster.example/~/siwf?channelToken=1'
const SESSION = { token: 't', account: 'ada@example.org', email: 'ada@example.org' }
const PAIR = { walletId: 'w1' }
const KEY = { words: 'abandon about', privateKey: '0x1' }
const DEVICE = {
  id: 'd1',
  browser: 'Firefox, Windows',
  origin: 'https://dapp.example',
  createdAt: '2026-11-23T20:00:00.000Z',
  lastLoginAt: '2026-11-23T20:00:00.000Z',
  isCurrent: false,
}

/** The page, with a login and servers that do as the test says. */
function setup({ hasRelay = true } = {}) {
  const login = {
    peek: vi.fn(async (): Promise<unknown> => undefined),
    current: vi.fn(async () => ({ session: SESSION, share: { address: ADDRESS } })),
    connectEmail: vi.fn(async () => ({ action: 'VERIFY_DEVICE' })),
    connectDevice: vi.fn(async () => {}),
    connectOtp: vi.fn(async () => {}),
    startFarcaster: vi.fn(async () => ({ url: APP })),
    connectFarcaster: vi.fn(async () => ({ userName: 'ada' })),
    authorized: vi.fn((run: (session: object) => Promise<unknown>) => run(SESSION)),
    signOut: vi.fn(async () => {}),
    unlock: vi.fn(async () => ({})),
    isFresh: vi.fn(() => true),
    takeOut: vi.fn((_: object, run: (pair: object) => Promise<unknown>) => run(PAIR)),
    reset: vi.fn(),
  }
  const auth = {
    listDevices: vi.fn(async () => ({ devices: [DEVICE] })),
    removeDevice: vi.fn(async () => ({})),
    readProviders: vi.fn(async () => ({ providers: ['google', 'farcaster'] })),
  }
  const device = { removeShare: vi.fn(async () => {}) }
  const emailUpdate = {
    start: vi.fn(async () => ({ action: 'VERIFY_PRIMARY_OTP', hasLinks: true })),
    enterPrimary: vi.fn(async () => {}),
    enterSecondary: vi.fn(async () => ({ newEmail: 'ada@example.com' })),
  }
  const signer = { backUp: vi.fn(async () => 'a backup'), reveal: vi.fn(async () => KEY) }
  const states: HomeState[] = []
  const home = createHome({
    ...({ login, auth, device, emailUpdate, signer } as unknown as CreateHomeParameters),
    origin: 'https://wallet.example',
    hasRelay,
    onChange: (state) => states.push(state),
  })
  return { home, login, auth, device, emailUpdate, signer, states }
}

async function atWallet() {
  const stage = setup()
  stage.login.peek.mockResolvedValue({})
  await stage.home.start()
  return stage
}

const reject = (text: string) => async () => {
  throw new ReplyError(text)
}

test('a first login: the link, which is waited for again, the code, the wallet', async () => {
  const { home, login, states } = setup()
  await home.start()
  login.connectDevice.mockImplementationOnce(reject(STILL_WAITING))
  await home.submitEmail('ada@example.org')
  expect(login.connectDevice).toHaveBeenCalledTimes(2)
  await home.enterCode('123456')
  expect(states.map((state) => ('step' in state ? state.step : state.status))).toEqual([
    ...['email', 'email', 'link', 'code', 'code'],
    ...['loggedIn', 'loggedIn', 'loggedIn'],
  ])
  expect(home.state()).toMatchObject({
    status: 'loggedIn',
    address: ADDRESS,
    devices: [DEVICE],
    isBusy: false,
  })
})

test('a wrong code is entered again, and a link that has expired starts anew, with the address', async () => {
  const { home, login } = setup()
  await home.submitEmail('ada@example.org')
  login.connectOtp.mockImplementationOnce(reject(WRONG_CODE))
  await home.enterCode('000000')
  expect(home.state()).toMatchObject({ step: 'code', error: { code: 'wrongCode' }, isBusy: false })
  login.connectDevice.mockImplementationOnce(reject(EXPIRED_LINK))
  await home.submitEmail('ada@example.org')
  expect(home.state()).toMatchObject({
    step: 'email',
    email: 'ada@example.org',
    error: { code: 'expiredLink' },
  })
})

test('sending again too soon says when, and the first link is still waited for', async () => {
  const { home, login } = setup()
  const opened = Promise.withResolvers<void>()
  login.connectDevice.mockReturnValueOnce(opened.promise)
  const submitted = home.submitEmail('ada@example.org')
  await vi.waitFor(() => expect(home.state()).toMatchObject({ step: 'link' }))
  login.connectEmail.mockImplementationOnce(reject(tryAgainAfter(17)) as never)
  await home.resend()
  expect(home.state()).toMatchObject({ step: 'link', error: { code: 'cooldown', seconds: 17 } })
  opened.resolve()
  await submitted
  expect(home.state()).toMatchObject({ step: 'code' })
})

test('what comes after the user has gone another way changes nothing', async () => {
  const { home, login } = setup()
  const opened = Promise.withResolvers<void>()
  login.connectDevice.mockReturnValueOnce(opened.promise)
  const submitted = home.submitEmail('ada@example.org')
  await vi.waitFor(() => expect(home.state()).toMatchObject({ step: 'link' }))
  home.restart()
  opened.resolve()
  await submitted
  expect(home.state()).toMatchObject({ step: 'email', isBusy: false, error: undefined })
})

test('a device that another tab has removed is gone, and a failure says so and keeps the list', async () => {
  const { home, auth } = await atWallet()
  auth.removeDevice.mockRejectedValueOnce(new RefusedError({ status: 404, reason: 'device', text: '' }))
  auth.listDevices.mockResolvedValueOnce({ devices: [] })
  await home.removeDevice(DEVICE)
  expect(home.state()).toMatchObject({ devices: [], error: undefined })
  auth.removeDevice.mockRejectedValueOnce(new UnreachableError('auth'))
  await home.removeDevice(DEVICE)
  expect(home.state()).toMatchObject({ devices: [], error: { code: 'unreachable' }, isBusy: false })
})

test('removing this device forgets its share and logs out; a session that has ended asks for a login', async () => {
  const { home, device, login } = await atWallet()
  await home.removeDevice({ ...DEVICE, isCurrent: true })
  expect(device.removeShare).toHaveBeenCalledWith(SESSION.account)
  expect(login.signOut).toHaveBeenCalledOnce()
  expect(home.state()).toMatchObject({ status: 'loggedOut', error: undefined })
  login.current.mockImplementationOnce(reject(SESSION_ENDED) as never)
  await home.start()
  expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'session' } })
})

test('a window that the browser does not open, and one that the user closes, say that the login failed', async () => {
  const { home } = setup()
  await home.logInWith('google', null)
  expect(home.state()).toMatchObject({ step: 'email', error: { code: 'failed' } })
  expect(await home.readProviders()).toEqual(['google', 'farcaster'])
})

test('a login with Farcaster says where the app is opened, and waits as long as it takes', async () => {
  const { home, login, states } = setup()
  login.connectFarcaster.mockImplementationOnce(reject(STILL_WAITING) as never)
  await home.logInWithFarcaster()
  expect(login.connectFarcaster).toHaveBeenCalledTimes(2)
  expect(states.slice(0, 2)).toMatchObject([
    { step: 'farcaster', isBusy: true },
    { step: 'farcaster', isBusy: false, appUrl: APP },
  ])
  expect(home.state()).toMatchObject({ status: 'loggedIn', address: ADDRESS })
})

test('a login with Farcaster that fails says why at the first step, and one that is left changes nothing', async () => {
  const { home, login } = setup()
  login.startFarcaster.mockImplementationOnce(reject(FARCASTER_UNAVAILABLE) as never)
  await home.logInWithFarcaster()
  expect(home.state()).toMatchObject({ step: 'email', error: { code: 'farcaster' } })
  const signed = Promise.withResolvers<{ userName: string }>()
  login.connectFarcaster.mockReturnValueOnce(signed.promise)
  const loggingIn = home.logInWithFarcaster()
  await vi.waitFor(() => expect(home.state()).toMatchObject({ appUrl: APP }))
  home.restart()
  expect(login.reset).toHaveBeenCalled()
  signed.resolve({ userName: 'ada' })
  await loggingIn
  expect(home.state()).toMatchObject({ status: 'loggedOut', step: 'email', error: undefined })
})

test('offers no Farcaster where the site has no relay', async () => {
  expect(await setup({ hasRelay: false }).home.readProviders()).toEqual(['google'])
})

test('a backup, and the words with the key, need a login of the last minutes', async () => {
  const { home, login, signer } = await atWallet()
  expect(await home.backUp('correct horse battery')).toBe('a backup')
  expect(signer.backUp).toHaveBeenCalledWith({ pair: PAIR, passphrase: 'correct horse battery' })
  expect(await home.reveal()).toBe(KEY)
  expect(signer.reveal).toHaveBeenCalledWith({ pair: PAIR })
  signer.backUp.mockRejectedValueOnce(new Error('The signer stopped: failed'))
  expect(await home.backUp('correct horse battery')).toBeUndefined()
  expect(home.state()).toMatchObject({ status: 'loggedIn', error: { code: 'failed' } })
  login.isFresh.mockReturnValue(false)
  expect(await home.backUp('correct horse battery')).toBeUndefined()
  expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'stale' } })
  expect(login.takeOut).toHaveBeenCalledTimes(3)
  login.isFresh.mockReturnValue(true)
  await home.start()
  login.isFresh.mockReturnValue(false)
  expect(await home.reveal()).toBeUndefined()
  expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'stale' } })
  expect(login.takeOut).toHaveBeenCalledTimes(3)
})

test('the state never holds the words or the key', async () => {
  const { home, states } = await atWallet()
  await home.reveal()
  expect(JSON.stringify(states)).not.toContain(KEY.words)
})

test('another address is proven by the mails of both mailboxes, and shown', async () => {
  const { home } = await atWallet()
  const { emailChange } = home
  emailChange.begin()
  await emailChange.start('ada@example.com')
  expect(home.state()).toMatchObject({ change: { step: 'old', hasLinks: true, isBusy: false } })
  await emailChange.enterCode('123456')
  expect(home.state()).toMatchObject({ change: { step: 'new' }, email: 'ada@example.org' })
  await emailChange.enterCode('654321')
  expect(home.state()).toMatchObject({ change: { step: 'done' }, email: 'ada@example.com' })
  emailChange.cancel()
  expect(home.state()).toMatchObject({ change: undefined, email: 'ada@example.com' })
})

test.each([
  ['The code is wrong', 'old', 'wrongCode'],
  ['Approval is still pending', 'old', 'waiting'],
  ['The change was rejected in the e-mail', 'email', 'changeRejected'],
  ['The link has expired', 'email', 'expiredLink'],
])('a change whose step fails with “%s” goes on at the step %s', async (text, step, code) => {
  const { home, emailUpdate } = await atWallet()
  await home.emailChange.start('ada@example.com')
  emailUpdate.enterPrimary.mockImplementationOnce(reject(text))
  await home.emailChange.enterCode('123456')
  expect(home.state()).toMatchObject({
    change: { step, email: 'ada@example.com', error: { code }, isBusy: false },
  })
})

test('a change that was cancelled shows nothing more, and one without a session asks for a login', async () => {
  const { home, emailUpdate } = await atWallet()
  const opened = Promise.withResolvers<void>()
  await home.emailChange.start('ada@example.com')
  emailUpdate.enterPrimary.mockReturnValueOnce(opened.promise)
  const entered = home.emailChange.enterCode('123456')
  home.emailChange.cancel()
  opened.resolve()
  await entered
  expect(home.state()).toMatchObject({ status: 'loggedIn', change: undefined })
  emailUpdate.start.mockImplementationOnce(reject(SESSION_ENDED) as never)
  await home.emailChange.start('ada@example.com')
  expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'session' } })
})
