import { FrameLoadError, FrameReplyError, type LoginStore } from '@foyer/embedded-wallet-frame/client'
import { RECOVERY_UNAVAILABLE, REJECTED, SOCIAL_FAILED } from '@foyer/embedded-wallet-frame/protocol'
import type { LoginRecord } from '@foyer/modal-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFarcaster } from './createFarcaster.ts'

const url = 'https://farcaster.xyz/~/siwf?channelToken=1'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A login whose requests the test answers. */
function setup() {
  const asked: string[] = []
  const open = new Map<string, PromiseWithResolvers<unknown>>()
  const state: LoginRecord = { current: { status: 'idle', email: '', retryAt: 0 } }
  const onLoggedIn = vi.fn()
  const sync = vi.fn()
  const setSocialUser = vi.fn<LoginStore['setSocialUser']>()
  const request = (name: string) => {
    asked.push(name)
    const answer = Promise.withResolvers<unknown>()
    open.set(name, answer)
    return answer.promise
  }
  const farcaster = createFarcaster({
    frame: { request: request as never, sync },
    store: { setSocialUser },
    state,
    onLoggedIn,
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    farcaster,
    state,
    asked,
    onLoggedIn,
    sync,
    setSocialUser,
    async answer(name: string, value?: unknown) {
      open.get(name)?.resolve(value)
      await settle()
    },
    async refuse(name: string, error: Error) {
      open.get(name)?.reject(error)
      await settle()
    },
  }
}

async function atCode() {
  const stage = setup()
  void stage.farcaster.start()
  await stage.answer('GET_FARCASTER_URI', { url })
  return stage
}

const reply = (message: string) => new FrameReplyError({ request: 'CONNECT_FARCASTER', message })

test('shows the address, waits for the app, and connects', async () => {
  const { farcaster, state, asked, answer, onLoggedIn, setSocialUser } = setup()
  void farcaster.start()
  expect(state.farcaster).toEqual({ status: 'preparing' })
  await answer('GET_FARCASTER_URI', { url })
  expect(state.farcaster).toEqual({ status: 'waiting', url })
  await answer('CONNECT_FARCASTER', { userName: 'ada' })
  expect(asked).toEqual(['GET_FARCASTER_URI', 'CONNECT_FARCASTER'])
  expect(setSocialUser).toHaveBeenCalledExactlyOnceWith('farcaster', 'ada')
  expect(state.farcaster).toEqual({ status: 'idle' })
  expect(onLoggedIn).toHaveBeenCalledOnce()
  // There is nothing to leave.
  farcaster.cancel()
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
})

test('left while disconnected: clears the address, after 100 ms reloads the wallet, and syncs it again', async () => {
  const { farcaster, state, asked, answer, onLoggedIn, sync } = await atCode()
  farcaster.cancel()
  expect(state.farcaster).toEqual({ status: 'idle' })
  await vi.advanceTimersByTimeAsync(99)
  expect(asked).not.toContain('RELOAD')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.at(-1)).toBe('RELOAD')
  expect(sync).not.toHaveBeenCalled()
  await answer('RELOAD')
  expect(sync).toHaveBeenCalledOnce()
  // A late answer connects nobody.
  await answer('CONNECT_FARCASTER', { userName: 'ada' })
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test('begun again at once: the wallet is not reloaded under it', async () => {
  const { farcaster, state, asked, answer } = await atCode()
  farcaster.cancel()
  void farcaster.start()
  await answer('GET_FARCASTER_URI', { url })
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).not.toContain('RELOAD')
  expect(state.farcaster).toEqual({ status: 'waiting', url })
})

test.each([
  [new FrameLoadError({ origin: 'https://wallet.example' }), 'load'],
  [reply(REJECTED), 'refused'],
  [reply(SOCIAL_FAILED), 'farcaster'],
  [reply(RECOVERY_UNAVAILABLE), 'recovery'],
  [reply('Unauthorized: origin not allowed'), 'project'],
])('%s: %s, and it can be tried again', async (cause, error) => {
  // A browser that the wallet is built for.
  vi.stubGlobal('CSS', { supports: () => true })
  const { farcaster, state, answer, refuse } = await atCode()
  await refuse('CONNECT_FARCASTER', cause)
  expect(state.farcaster).toEqual({ status: 'failed', error })
  void farcaster.start()
  await answer('GET_FARCASTER_URI', { url })
  expect(state.farcaster).toEqual({ status: 'waiting', url })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'x'])(
  'shows no address that is no page: %s',
  async (wrong) => {
    const { farcaster, state, asked, answer } = setup()
    void farcaster.start()
    await answer('GET_FARCASTER_URI', { url: wrong })
    expect(state.farcaster).toEqual({ status: 'failed', error: 'farcaster' })
    expect(asked).toEqual(['GET_FARCASTER_URI'])
  },
)

test('keeps no name with characters that cannot be seen', async () => {
  const { answer, setSocialUser } = await atCode()
  await answer('CONNECT_FARCASTER', { userName: 'ada\u202e' })
  expect(setSocialUser).toHaveBeenCalledExactlyOnceWith('farcaster', undefined)
})
