import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  EXPIRED_LINK,
  SESSION_ENDED,
  STILL_WAITING,
  tryAgainAfter,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import { createDeferred } from '@foyer/harness/deferred'
import { describe, expect, test, vi } from 'vitest'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import { FARCASTER_UNAVAILABLE } from '../login/texts.ts'
import { type CreateHomeParameters, createHome } from './createHome.ts'
import type { HomeState } from './homeState.ts'

const ADDRESS = '0x00000000000000000000000000000000000000A1'
const APP = 'https://farcaster.example/~/siwf?channelToken=1'
const SESSION = { token: 't', account: 'ada@example.org', email: 'ada@example.org' }
const SOLANA = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'
const PURGE_AT = '2026-12-02T21:40:00.000Z'
const BALANCES = [{ chain: 'BNB Smart Chain', amount: '1 BNB' }]
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
function setup({ hasRelay = true, ...more }: Partial<CreateHomeParameters> = {}) {
  const login = {
    peek: vi.fn(async (): Promise<unknown> => undefined),
    current: vi.fn(async () => ({ session: SESSION, share: { address: ADDRESS } })),
    connectEmail: vi.fn(async () => ({ action: 'VERIFY_DEVICE' })),
    connectDevice: vi.fn(async () => {}),
    connectOtp: vi.fn(async () => {}),
    startFarcaster: vi.fn(async () => ({ url: APP })),
    connectFarcaster: vi.fn(async () => ({ userName: 'ada' })),
    authorized: vi.fn((run: (session: object) => Promise<unknown>) => run(SESSION)),
    withConsent: vi.fn((_: object, run: (session: object) => Promise<unknown>) => run(SESSION)),
    signOut: vi.fn(async () => {}),
    unlock: vi.fn(async (): Promise<object> => ({})),
    isFresh: vi.fn(() => true),
    takeOut: vi.fn((_: object, run: (pair: object) => Promise<unknown>) => run(PAIR)),
    approval: vi.fn(async (): Promise<string | undefined> => undefined),
    reset: vi.fn(),
  }
  const auth = {
    me: vi.fn(async () => ({ deletion: null as object | null })),
    deleteAccount: vi.fn(async () => ({ purgeAt: PURGE_AT })),
    keepAccount: vi.fn(async () => ({ vaultToken: 'v' })),
    endDeletion: vi.fn(async () => ({})),
    keepByLink: vi.fn(async () => ({ vaultToken: 'v' })),
    listDevices: vi.fn(async () => ({ devices: [DEVICE] })),
    removeDevice: vi.fn(async () => ({})),
    readProviders: vi.fn(async () => ({ providers: ['google', 'farcaster'] })),
  }
  const vault = {
    startApproval: vi.fn(async () => ({ id: 'link' })),
    readApproval: vi.fn(async () => ({ status: 'approved' })),
    askDeletion: vi.fn(async () => ({ token: 'v' })),
    confirmDeletion: vi.fn(async () => ({})),
    undoDeletion: vi.fn(async () => ({})),
    passkeyOptions: vi.fn(async () => ({ challenge: 'c', walletId: 'w1', passkeys: [] })),
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
    ...({ login, auth, vault, device, emailUpdate, signer } as unknown as CreateHomeParameters),
    projectId: 'site',
    locale: () => 'en',
    readBalances: async () => BALANCES,
    origin: 'https://wallet.example',
    hasRelay,
    onChange: (state) => states.push(state),
    ...more,
  })
  return { home, login, auth, vault, device, emailUpdate, signer, states }
}

async function atWallet(more?: Partial<CreateHomeParameters>) {
  const stage = setup(more)
  stage.login.peek.mockResolvedValue({})
  await stage.home.start()
  return stage
}

const reject = (text: string) => async (): Promise<never> => {
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
    'email',
    'email',
    'link',
    'code',
    'code',
    'loggedIn',
    'loggedIn',
    'loggedIn',
    'loggedIn',
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
  const opened = createDeferred<void>()
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
  const opened = createDeferred<void>()
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
  const signed = createDeferred<{ userName: string }>()
  login.connectFarcaster.mockReturnValueOnce(signed.promise)
  const loggingIn = home.logInWithFarcaster()
  await vi.waitFor(() => expect(home.state()).toMatchObject({ appUrl: APP }))
  home.restart()
  expect(login.reset).toHaveBeenCalled()
  signed.resolve({ userName: 'ada' })
  await loggingIn
  expect(home.state()).toMatchObject({ status: 'loggedOut', step: 'email', error: undefined })
})

test('begins with the address that it is told, which its user can replace', async () => {
  const { home } = setup()
  await home.start()
  home.suggestEmail('ada@example.org')
  expect(home.state()).toMatchObject({ step: 'email', email: 'ada@example.org' })
  const replaced = home.submitEmail('bob@example.org')
  expect(home.state()).toMatchObject({ email: 'bob@example.org' })
  await replaced
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
  // Another tab may use the session, which stands and is not enough here.
  expect(login.signOut).not.toHaveBeenCalled()
  await home.submitEmail('ada@example.org')
  expect(login.connectEmail).toHaveBeenLastCalledWith('ada@example.org', expect.anything(), {
    resumes: false,
  })
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
  const opened = createDeferred<void>()
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

describe('a deletion', () => {
  const lost = (name: 'auth' | 'vault') => async () => {
    throw new UnreachableError(name)
  }

  async function begun() {
    const stage = await atWallet()
    stage.home.deletion.begin()
    await vi.waitFor(() => expect(stage.home.state()).toMatchObject({ deletion: { balances: BALANCES } }))
    return stage
  }

  test('is approved by a link, and marked at the vault, at auth, and at the vault for good', async () => {
    const { home, auth, vault, states } = await begun()
    await home.deletion.start()
    expect(vault.startApproval).toHaveBeenCalledWith(
      expect.objectContaining({ email: SESSION.email, purpose: 'delete' }),
    )
    expect(states).toContainEqual(
      expect.objectContaining({ deletion: expect.objectContaining({ step: 'link' }) }),
    )
    const order = [vault.askDeletion, auth.deleteAccount, vault.confirmDeletion].map(
      (call) => call.mock.invocationCallOrder[0] ?? 0,
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(home.state()).toMatchObject({ purgeAt: PURGE_AT, deletion: undefined })
  })

  test('needs no link after a login that both servers have proven', async () => {
    const { home, login, vault } = await begun()
    login.approval.mockResolvedValue('grant')
    await home.deletion.start()
    expect(vault.startApproval).not.toHaveBeenCalled()
    expect(vault.askDeletion).toHaveBeenCalledWith('grant')
  })

  test.each([
    ['the vault', { askDeletion: lost('vault') }, {}, 'recovery'],
    ['auth', {}, { deleteAccount: lost('auth') }, 'unreachable'],
  ] as const)(
    'that %s does not answer is not marked as done, and can be tried again',
    async (_, ofVault, ofAuth, code) => {
      const { home, auth, vault } = await begun()
      const { askDeletion } = ofVault as { askDeletion?: () => Promise<never> }
      const { deleteAccount } = ofAuth as { deleteAccount?: () => Promise<never> }
      if (askDeletion) vault.askDeletion.mockImplementationOnce(askDeletion)
      if (deleteAccount) auth.deleteAccount.mockImplementationOnce(deleteAccount)
      await home.deletion.start()
      expect(home.state()).toMatchObject({
        purgeAt: undefined,
        deletion: { step: 'confirm', error: { code } },
      })
      expect(vault.confirmDeletion).not.toHaveBeenCalled()
      await home.deletion.start()
      expect(home.state()).toMatchObject({ purgeAt: PURGE_AT })
    },
  )

  test('whose last step is lost counts all the same', async () => {
    const { home, vault } = await begun()
    vault.confirmDeletion.mockImplementation(lost('vault'))
    await home.deletion.start()
    expect(vault.confirmDeletion).toHaveBeenCalledTimes(3)
    expect(home.state()).toMatchObject({ purgeAt: PURGE_AT, deletion: undefined })
  })

  test('is approved with a passkey where one protects the wallet', async () => {
    const { home, vault } = await begun()
    vault.askDeletion.mockRejectedValueOnce(new RefusedError({ status: 401, reason: 'passkey', text: '' }))
    const started = home.deletion.start()
    const agreement = () => (home.state() as { agreement?: object }).agreement
    await vi.waitFor(() => expect(agreement()).toMatchObject({ for: 'deletion', step: 'passkey' }))
    expect(vault.passkeyOptions).toHaveBeenCalledWith('link', 'assert')
    home.agreement.cancel()
    await started
    expect(home.state()).toMatchObject({ deletion: { step: 'confirm', error: { code: 'canceled' } } })
  })

  test('is undone at auth first, and auth keeps that the vault does not know it', async () => {
    const { home, auth, vault } = await atWallet()
    vault.undoDeletion.mockImplementation(lost('vault'))
    await home.deletion.keep()
    expect(auth.keepAccount).toHaveBeenCalledOnce()
    expect(auth.endDeletion).not.toHaveBeenCalled()
    vault.undoDeletion.mockImplementation(async () => ({}))
    auth.me.mockResolvedValueOnce({ deletion: { purgeAt: PURGE_AT, vaultToken: 'v', isKept: true } })
    await home.start()
    expect(home.state()).toMatchObject({ purgeAt: undefined })
  })

  test('is undone by a link without a login', async () => {
    const { home, auth, vault } = setup()
    await home.deletion.keepByLink('a.v')
    expect(auth.keepByLink).toHaveBeenCalledWith('a')
    expect(vault.undoDeletion).toHaveBeenCalledWith('v')
  })

  test('needs a login of the last minutes, by the page’s clock and by auth’s', async () => {
    const { home, login, auth, vault } = await begun()
    login.isFresh.mockReturnValueOnce(false)
    await home.deletion.start()
    expect(vault.askDeletion).not.toHaveBeenCalled()
    expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'stale' } })
    await home.start()
    home.deletion.begin()
    auth.deleteAccount.mockRejectedValueOnce(new RefusedError({ status: 401, reason: 'login', text: '' }))
    await home.deletion.start()
    expect(home.state()).toMatchObject({ status: 'loggedOut', error: { code: 'stale' } })
  })
})

describe('the Solana address', () => {
  const readSolanaAddress = vi.fn(async () => SOLANA)

  test('is read with the key of the account that is shown', async () => {
    const { home, login } = await atWallet({ readSolanaAddress })
    login.unlock.mockResolvedValue({ address: ADDRESS })
    expect(home.hasSolana).toBe(true)
    expect(await home.readSolanaAddress()).toBe(SOLANA)
  })

  test('is not that of somebody else, who has logged in in another tab', async () => {
    const { home, login } = await atWallet({ readSolanaAddress })
    login.unlock.mockResolvedValue({ address: '0x00000000000000000000000000000000000000B2' })
    expect(await home.readSolanaAddress()).toBeUndefined()
  })

  test('is left out where the key does not open, and what is shown stays', async () => {
    const { home, login } = await atWallet({ readSolanaAddress })
    const shown = home.state()
    login.unlock.mockImplementationOnce(reject(SESSION_ENDED))
    expect(await home.readSolanaAddress()).toBeUndefined()
    expect(home.state()).toBe(shown)
  })

  test('is not there before a login, and where no project has a network of Solana', async () => {
    const { home } = setup({ readSolanaAddress })
    expect(await home.readSolanaAddress()).toBeUndefined()
    expect((await atWallet()).home.hasSolana).toBe(false)
  })
})
