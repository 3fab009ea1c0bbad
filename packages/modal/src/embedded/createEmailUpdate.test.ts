import { createLoginStore, FrameReplyError } from '@foyer/embedded-wallet-frame/client'
import {
  CHANGE_REJECTED,
  EXPIRED_LINK,
  SAME_EMAIL,
  STILL_WAITING,
  TAKEN_EMAIL,
  tryAgainAfter,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import type { LoginRecord } from '@foyer/modal-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmailUpdate } from './createEmailUpdate.ts'
import { watchEmail } from './watchEmail.ts'

const [OLD, NEW] = ['ada@example.org', 'ada@example.com']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A storage as a browser's. */
function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A user who is logged in, and a wallet whose answers the test gives. */
function setup() {
  const asked: [string, unknown][] = []
  let open: PromiseWithResolvers<unknown> = Promise.withResolvers()
  const web = createStorage()
  const store = createLoginStore({ web })
  store.setUser({ email: OLD })
  const state: LoginRecord = {
    current: { status: 'idle', email: '', retryAt: 0 },
    user: { email: OLD, accounts: [] },
  }
  const request = (name: string, payload: unknown) => {
    asked.push([name, payload])
    open = Promise.withResolvers()
    return open.promise
  }
  const update = createEmailUpdate({ frame: { request: request as never }, store, state })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    asked,
    web,
    store,
    state,
    update,
    async answer(value?: unknown) {
      open.resolve(value)
      await settle()
    },
    async refuse(message: string) {
      open.reject(new FrameReplyError({ request: 'UPDATE_EMAIL', message }))
      await settle()
    },
  }
}

async function atPrimary() {
  const stage = setup()
  void stage.update.startEmailUpdate(NEW)
  await stage.answer({ action: 'VERIFY_PRIMARY_OTP' })
  return stage
}

test('VERIFY_PRIMARY_OTP takes the code of the old mailbox, then that of the new one, and stores the new e-mail', async () => {
  const { asked, answer, state, update, web } = await atPrimary()
  expect(state.emailUpdate).toEqual({ status: 'primary', email: NEW })
  void update.enterUpdateCode('123 456')
  expect(state.emailUpdate).toMatchObject({ status: 'verifyingPrimary' })
  await answer()
  expect(state.emailUpdate).toEqual({ status: 'secondary', email: NEW })
  expect(web.getItem('@appkit-wallet/EMAIL')).toBe(OLD)
  void update.enterUpdateCode('654321')
  expect(state.emailUpdate).toMatchObject({ status: 'verifyingSecondary' })
  await answer({ newEmail: NEW })
  expect(state).toMatchObject({ emailUpdate: { status: 'done', email: NEW }, user: { email: NEW } })
  expect(web.getItem('@appkit-wallet/EMAIL')).toBe(NEW)
  expect(asked).toEqual([
    ['UPDATE_EMAIL', { email: NEW }],
    ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }],
    ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '654321' }],
  ])
})

test('VERIFY_SECONDARY_OTP takes the code of the new mailbox alone', async () => {
  const { asked, answer, state, update } = setup()
  void update.startEmailUpdate(NEW)
  await answer({ action: 'VERIFY_SECONDARY_OTP' })
  expect(state.emailUpdate).toEqual({ status: 'secondary', email: NEW })
  void update.enterUpdateCode('654321')
  await answer({ newEmail: NEW })
  expect(asked.at(-1)).toEqual(['UPDATE_EMAIL_SECONDARY_OTP', { otp: '654321' }])
})

test.each([
  [WRONG_CODE, 'primary', 'wrongCode'],
  [STILL_WAITING, 'primary', 'waiting'],
  [CHANGE_REJECTED, 'idle', 'changeRejected'],
  [EXPIRED_LINK, 'idle', 'expiredLink'],
  [TAKEN_EMAIL, 'idle', 'takenEmail'],
])('a code that is answered with “%s” goes on at %s', async (text, status, error) => {
  const { refuse, state, update } = await atPrimary()
  void update.enterUpdateCode('123456')
  await refuse(text)
  expect(state.emailUpdate).toMatchObject({ status, email: NEW, error })
})

test('an address that is refused can be entered again, with the seconds to wait', async () => {
  const { refuse, state, update } = setup()
  void update.startEmailUpdate(OLD)
  await refuse(SAME_EMAIL)
  expect(state.emailUpdate).toMatchObject({ status: 'idle', email: OLD, error: 'sameEmail' })
  void update.startEmailUpdate(NEW)
  await refuse(tryAgainAfter(17))
  expect(state.emailUpdate).toMatchObject({ status: 'idle', error: 'cooldown', seconds: 17 })
})

test('sends no text that is no code, nor one before the address', async () => {
  const { asked, state, update } = await atPrimary()
  await update.enterUpdateCode('12345')
  expect(state.emailUpdate).toMatchObject({ status: 'primary', error: 'wrongCode' })
  update.resetEmailUpdate()
  await update.enterUpdateCode('123456')
  expect(asked).toHaveLength(1)
  expect(state.emailUpdate).toBeUndefined()
})

test('a change that was left is not shown, and the wallet’s switch is kept all the same', async () => {
  const { answer, state, store, update } = await atPrimary()
  void update.enterUpdateCode('123456')
  await answer()
  void update.enterUpdateCode('654321')
  update.resetEmailUpdate()
  await answer({ newEmail: NEW })
  expect(state).toMatchObject({ emailUpdate: undefined, user: { email: NEW } })
  expect(store.email()).toBe(NEW)
})

test('shows within 1 s the address that another tab has changed to, until it is stopped', async () => {
  const { state, store } = setup()
  const stop = watchEmail({ store, state })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state.user?.email).toBe(OLD)
  store.setUser({ email: NEW })
  await vi.advanceTimersByTimeAsync(999)
  expect(state.user?.email).toBe(OLD)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.user?.email).toBe(NEW)
  stop()
  store.setUser({ email: OLD })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.user?.email).toBe(NEW)
})

test('shows no address with characters that are not seen', async () => {
  const { state, store } = setup()
  const stop = watchEmail({ store, state })
  store.setUser({ email: 'ada\u202e@example.com' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state.user?.email).toBeUndefined()
  stop()
})
