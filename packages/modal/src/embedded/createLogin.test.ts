import {
  createLoginStore,
  FrameAbortedError,
  FrameLoadError,
  FrameReplyError,
  FrameTimeoutError,
} from '@foyer/embedded-wallet-frame/client'
import {
  EXPIRED_CODE,
  EXPIRED_LINK,
  LINK_REJECTED,
  NOT_LOADED,
  RECOVERY_UNAVAILABLE,
  TOO_MANY_TRIES,
  tryAgainAfter,
  UNREADABLE,
  WALLET_UPDATED,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import type { LoginRecord } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLogin } from './createLogin.ts'

const EMAIL = 'ada@example.org'
const NOW = 1_800_000_000_000

type Name = 'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP'

/** A browser that knows what all know that the wallet is built for, or an older one. */
function useBrowser({ isOld }: { isOld: boolean }) {
  vi.stubGlobal('CSS', { supports: () => !isOld })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** A login whose requests the test answers, the oldest of each name first. */
function setup() {
  const clock = { now: NOW }
  const asked: [Name, unknown][] = []
  const open: { name: Name; answer: PromiseWithResolvers<unknown> }[] = []
  const state: LoginRecord = { current: { status: 'idle', email: '', retryAt: 0 } }
  const onLoggedIn = vi.fn()
  const show = vi.fn()
  const web = memoryStorage()
  const store = createLoginStore({ web, now: () => clock.now })
  const request = (name: Name, payload?: unknown) => {
    asked.push([name, payload])
    const answer = Promise.withResolvers<unknown>()
    open.push({ name, answer })
    return answer.promise
  }
  const login = createLogin({
    frame: { mount: async () => {}, request: request as never },
    store,
    state,
    show,
    onLoggedIn,
    now: () => clock.now,
  })
  const take = (name: Name) => {
    const index = open.findIndex((one) => one.name === name)
    const [found] = index === -1 ? [] : open.splice(index, 1)
    if (found === undefined) throw new Error(`Nothing waits for ${name}`)
    return found.answer
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    login,
    state,
    store,
    asked,
    clock,
    onLoggedIn,
    show,
    web,
    count: (name: Name) => asked.filter(([one]) => one === name).length,
    async answer(name: Name, value?: unknown) {
      take(name).resolve(value)
      await settle()
    },
    async refuse(name: Name, error: string | Error) {
      take(name).reject(
        typeof error === 'string' ? new FrameReplyError({ request: name, message: error }) : error,
      )
      await settle()
    },
  }
}

async function atCode() {
  const stage = setup()
  void stage.login.start(EMAIL)
  await stage.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  return stage
}

async function atLink() {
  const stage = setup()
  void stage.login.start(EMAIL)
  await stage.answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
  return stage
}

describe('the action', () => {
  test('VERIFY_DEVICE waits for the link, then for the code, then connects', async () => {
    const { login, state, asked, answer, onLoggedIn, store, clock } = setup()
    void login.start(EMAIL)
    expect(state.current).toMatchObject({ status: 'requesting', email: EMAIL })
    await answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
    expect(state.current).toMatchObject({ status: 'waitingForLink', email: EMAIL, retryAt: NOW + 30_000 })
    clock.now += 40_000
    await answer('CONNECT_DEVICE')
    // The code is a second e-mail.
    expect(state.current).toMatchObject({ status: 'waitingForCode', retryAt: clock.now + 30_000 })
    void login.enterCode('123456')
    expect(state.current).toMatchObject({ status: 'verifying' })
    await answer('CONNECT_OTP')
    expect(state.current).toMatchObject({ status: 'connecting', email: EMAIL })
    expect(onLoggedIn).toHaveBeenCalledOnce()
    expect(asked).toEqual([
      ['CONNECT_EMAIL', { email: EMAIL }],
      ['CONNECT_DEVICE', undefined],
      ['CONNECT_OTP', { otp: '123456' }],
    ])
    store.setUser({ email: EMAIL })
    expect(store.cooldown()).toBe(0)
  })

  test('VERIFY_OTP waits for the code', async () => {
    const { state } = await atCode()
    expect(state.current).toMatchObject({ status: 'waitingForCode', email: EMAIL, retryAt: NOW + 30_000 })
  })

  test('CONNECT connects at once, and starts no cooldown', async () => {
    const { login, state, answer, onLoggedIn, store } = setup()
    void login.start(EMAIL)
    await answer('CONNECT_EMAIL', { action: 'CONNECT' })
    expect(state.current.status).toBe('connecting')
    expect(onLoggedIn).toHaveBeenCalledOnce()
    expect(store.cooldown()).toBe(0)
  })
})

describe('the cooldown of 30 s', () => {
  test('refuses a second e-mail', async () => {
    const { login, state, count, clock } = await atCode()
    clock.now += 10_000
    await login.resend()
    expect(state.current).toMatchObject({ error: 'cooldown', retryAt: NOW + 30_000 })
    login.reset()
    await login.start('bob@example.org')
    expect(state.current).toMatchObject({ status: 'idle', error: 'cooldown', retryAt: NOW + 30_000 })
    expect(count('CONNECT_EMAIL')).toBe(1)
  })

  test('ends, and then another one is sent', async () => {
    const { login, state, count, answer, clock } = await atCode()
    clock.now += 30_000
    void login.resend()
    expect(state.current).toMatchObject({ status: 'waitingForCode', isResending: true })
    // A second press while the first is open sends nothing.
    void login.resend()
    await answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
    expect(count('CONNECT_EMAIL')).toBe(2)
    expect(state.current).toMatchObject({ isResending: false, retryAt: clock.now + 30_000 })
  })

  test('is as long as the server says', async () => {
    const { login, state, refuse } = setup()
    void login.start(EMAIL)
    await refuse('CONNECT_EMAIL', tryAgainAfter(17))
    expect(state.current).toMatchObject({ status: 'idle', error: 'cooldown', retryAt: NOW + 17_000 })
  })
})

describe('the link', () => {
  test('of the first e-mail counts after a resend, and the code is asked for once', async () => {
    const { login, state, answer, count, clock } = await atLink()
    clock.now += 31_000
    void login.resend()
    await answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
    expect(count('CONNECT_DEVICE')).toBe(2)
    await answer('CONNECT_DEVICE')
    expect(state.current).toMatchObject({ status: 'waitingForCode' })
    const { current } = state
    await answer('CONNECT_DEVICE')
    expect(state.current).toBe(current)
  })

  test('that failed for the first e-mail is not told after a resend', async () => {
    const { login, state, answer, refuse, clock } = await atLink()
    clock.now += 31_000
    void login.resend()
    await answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
    await refuse('CONNECT_DEVICE', EXPIRED_LINK)
    expect(state.current).toMatchObject({ status: 'waitingForLink', error: undefined })
  })

  test('that was rejected ends the login', async () => {
    const { state, refuse } = await atLink()
    await refuse('CONNECT_DEVICE', LINK_REJECTED)
    expect(state.current).toMatchObject({ status: 'idle', email: EMAIL, error: 'rejected' })
  })

  test('is not looked after while nobody sees the login, and again when somebody does', async () => {
    const { login, state, answer, refuse, asked, count } = await atLink()
    login.follow(false)
    login.follow(false)
    expect(asked.slice(2)).toEqual([['CONNECT_DEVICE', { stop: true }]])
    await refuse('CONNECT_DEVICE', new FrameAbortedError())
    expect(state.current).toMatchObject({ status: 'waitingForLink', error: undefined })
    await answer('CONNECT_DEVICE')
    login.follow(true)
    login.follow(true)
    expect(count('CONNECT_DEVICE')).toBe(3)
    await answer('CONNECT_DEVICE')
    expect(state.current).toMatchObject({ status: 'waitingForCode' })
  })

  test('that has expired meanwhile is told of', async () => {
    const { login, state, answer, refuse } = await atLink()
    login.follow(false)
    await refuse('CONNECT_DEVICE', new FrameAbortedError())
    await answer('CONNECT_DEVICE')
    login.follow(true)
    await refuse('CONNECT_DEVICE', EXPIRED_LINK)
    expect(state.current).toMatchObject({ status: 'waitingForLink', error: 'expiredLink' })
  })

  test('is not looked after when another address is asked for', async () => {
    const { login, asked } = await atLink()
    login.reset()
    expect(asked.at(-1)).toEqual(['CONNECT_DEVICE', { stop: true }])
  })

  test('that has expired can be sent again', async () => {
    const { state, refuse } = await atLink()
    await refuse('CONNECT_DEVICE', EXPIRED_LINK)
    expect(state.current).toMatchObject({ status: 'waitingForLink', error: 'expiredLink' })
  })
})

describe('the code', () => {
  test.each(['12345', '1234567', 'abcdef', ''])('%j is refused without a request', async (code) => {
    const { login, state, count } = await atCode()
    await login.enterCode(code)
    expect(state.current).toMatchObject({ status: 'waitingForCode', error: 'wrongCode' })
    expect(count('CONNECT_OTP')).toBe(0)
  })

  test('may have spaces and full-width digits', async () => {
    const { login, asked } = await atCode()
    void login.enterCode(' １23 456 ')
    expect(asked.at(-1)).toEqual(['CONNECT_OTP', { otp: '123456' }])
  })

  test.each([
    [WRONG_CODE, 'wrongCode'],
    [EXPIRED_CODE, 'expiredCode'],
    [TOO_MANY_TRIES, 'tries'],
    [NOT_LOADED, 'load'],
    [RECOVERY_UNAVAILABLE, 'recovery'],
    ['Too many requests', 'limit'],
    ['Unauthorized: origin not allowed', 'project'],
    ['Unauthorized: invalid key', 'project'],
    [UNREADABLE, 'unreadable'],
    ['Something went wrong', 'failed'],
    [new FrameTimeoutError({ request: 'CONNECT_OTP' }), 'timeout'],
  ])('%s: %s, and it can be tried again', async (text, error) => {
    const { login, state, answer, refuse } = await atCode()
    void login.enterCode('111111')
    await refuse('CONNECT_OTP', text)
    expect(state.current).toMatchObject({ status: 'waitingForCode', error })
    void login.enterCode('123456')
    await answer('CONNECT_OTP')
    expect(state.current.status).toBe('connecting')
  })
})

test('begins again when the wallet was updated while its code was checked', async () => {
  const { login, state, refuse } = await atCode()
  void login.enterCode('123456')
  await refuse('CONNECT_OTP', WALLET_UPDATED)
  expect(state.current).toMatchObject({ status: 'idle', error: 'updated' })
})

test('says that the site did not load, and starts again', async () => {
  const { login, state, refuse, answer } = setup()
  void login.start(EMAIL)
  useBrowser({ isOld: false })
  await refuse('CONNECT_EMAIL', new FrameLoadError({ origin: 'https://wallet.example' }))
  expect(state.current).toMatchObject({ status: 'idle', email: EMAIL, error: 'load' })
  void login.start(EMAIL)
  await answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  expect(state.current.status).toBe('waitingForCode')
})

test('says that the browser is too old where the site did not load for that', async () => {
  const { login, state, refuse } = setup()
  void login.start(EMAIL)
  useBrowser({ isOld: true })
  await refuse('CONNECT_EMAIL', new FrameLoadError({ origin: 'https://wallet.example', isFramed: true }))
  expect(state.current).toMatchObject({ status: 'idle', email: EMAIL, error: 'oldBrowser' })
})

test('ignores answers to a login that was started over', async () => {
  const { login, state, answer, onLoggedIn } = await atCode()
  void login.enterCode('123456')
  login.reset()
  await answer('CONNECT_OTP')
  expect(state.current).toMatchObject({ status: 'idle', email: '' })
  expect(onLoggedIn).not.toHaveBeenCalled()
})

describe('what waits for a login', () => {
  test('shows it, and goes on when the user is logged in', async () => {
    const { login, answer, show } = await atCode()
    const session = login.session()
    expect(show).toHaveBeenCalledOnce()
    void login.enterCode('123456')
    await answer('CONNECT_OTP')
    await session
    // The user is logged in already.
    await login.session()
    expect(show).toHaveBeenCalledOnce()
  })

  test('rejects with `Modal closed`, as a refusal, when nobody sees the login any more', async () => {
    const { login } = setup()
    const session = login.session()
    login.abandon()
    await expect(session).rejects.toMatchObject({ code: 4001, shortMessage: 'Modal closed' })
  })
})
