import { createLoginStore, FrameReplyError, FrameTimeoutError } from '@foyer/embedded-wallet-frame/client'
import { REJECTED, SOCIAL_UNAVAILABLE } from '@foyer/embedded-wallet-frame/protocol'
import type { LoginRecord, PopupProvider } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSocial } from './createSocial.ts'

const SITE = 'https://wallet.example'
const AUTH = 'https://auth.example'
const URI = `${SITE}/loading#start=1`
const RESULT = `${SITE}/loading#auth=1`
const SECOND = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A login whose wallet, popup and server the test plays. */
function setup({ statusOrigin }: { statusOrigin?: string } = {}) {
  const state: LoginRecord = { current: { status: 'idle', email: '', retryAt: 0 } }
  const onLoggedIn = vi.fn()
  const store = createLoginStore({ web: memoryStorage() })
  const listeners = new Set<(event: MessageEvent) => void>()
  const answers = {
    uri: async (): Promise<object> => ({ uri: URI, statusUrl: `${AUTH}/status/1` }),
    connect: async (): Promise<object> => ({ userName: 'ada' }),
    status: async (): Promise<object> => ({ status: 'pending' }),
  }
  const asked: string[] = []
  const social = createSocial({
    frame: {
      async request(name: string, payload: object) {
        asked.push(`${name} ${JSON.stringify(payload)}`)
        return name === 'CONNECT_SOCIAL' ? answers.connect() : answers.uri()
      },
    } as never,
    store,
    state,
    statusOrigin,
    onLoggedIn,
    secureSite: SITE,
    fetch: async (url) => {
      asked.push(url)
      return Response.json(await answers.status())
    },
    target: {
      addEventListener: (_: string, listener: never) => void listeners.add(listener),
      removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
    } as never,
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)

  async function start(provider: PopupProvider = 'google') {
    const popup = { closed: false, close: vi.fn(), location: { href: '' } }
    state.social = { status: 'waiting', provider, window: popup }
    await social.start(provider, popup as unknown as Window)
    return popup
  }

  async function post(source: object, resultUri: unknown = RESULT, origin = SITE) {
    for (const listener of listeners) listener({ data: { resultUri }, origin, source } as MessageEvent)
    await settle()
  }
  return { state, store, answers, asked, social, onLoggedIn, listeners, settle, start, post }
}

const reply = (message: string) => new FrameReplyError({ request: 'CONNECT_SOCIAL', message })

test('sends the popup to the redirect uri, and connects with what it posts', async () => {
  const { start, post, state, store, asked, onLoggedIn, listeners } = setup()
  const popup = await start()
  expect(popup.location.href).toBe(URI)
  await post(popup)
  expect(asked).toEqual([
    'GET_SOCIAL_REDIRECT_URI {"provider":"google"}',
    `CONNECT_SOCIAL {"uri":"${RESULT}"}`,
  ])
  expect(onLoggedIn).toHaveBeenCalledOnce()
  expect(popup.close).toHaveBeenCalled()
  expect(state.social).toEqual({ status: 'idle' })
  expect([store.socialProvider(), store.socialUserName()]).toEqual(['google', 'ada'])
  expect(listeners.size).toBe(0)
})

test('takes one answer of a popup that posts twice', async () => {
  const { start, post, onLoggedIn } = setup()
  const popup = await start()
  await post(popup)
  await post(popup)
  expect(onLoggedIn).toHaveBeenCalledOnce()
})

test.each<[PopupProvider, string | null, string | undefined]>([
  ['discord', 'ada0', 'ada'],
  ['discord', 'ada1', 'ada1'],
  ['github', 'ada0', 'ada0'],
  ['x', null, undefined],
  ['facebook', 'a\u202eb', undefined],
])('keeps the name of a %s user called %s as %s', async (provider, userName, kept) => {
  const { start, post, answers, store } = setup()
  answers.connect = async () => ({ userName })
  await post(await start(provider))
  expect(store.socialUserName()).toBe(kept)
})

describe('an answer', () => {
  test('of another origin ends the attempt as failed', async () => {
    const { start, post, state, asked, onLoggedIn } = setup()
    const popup = await start()
    await post(popup, RESULT, 'https://evil.example')
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'failed' })
    await post(popup)
    expect(asked).toHaveLength(1)
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  test('of another window of the site, and anything that is none, is ignored', async () => {
    const { start, post, state, onLoggedIn } = setup()
    const popup = await start()
    await post({}, RESULT)
    await post(popup, 7)
    expect(state.social).toMatchObject({ status: 'waiting' })
    await post(popup)
    expect(onLoggedIn).toHaveBeenCalledOnce()
  })

  test.each([
    [reply(REJECTED), 'refused'],
    [reply('Recovery service unavailable'), 'recovery'],
    [reply('The login has failed'), 'failed'],
    [new FrameTimeoutError({ request: 'CONNECT_SOCIAL' }), 'timeout'],
  ])('that the wallet refuses is told: %s', async (error, told) => {
    const { start, post, state, answers, store, onLoggedIn } = setup()
    answers.connect = () => Promise.reject(error)
    await post(await start())
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: told })
    expect(onLoggedIn).not.toHaveBeenCalled()
    expect(store.socialProvider()).toBeUndefined()
  })
})

describe('starting', () => {
  test('fails without a popup, and asks for nothing', async () => {
    const { social, state, asked } = setup()
    await social.start('google', null)
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'blocked' })
    expect(asked).toEqual([])
  })

  test.each([
    ['the wallet refuses', () => Promise.reject(reply(SOCIAL_UNAVAILABLE))],
    ['the wallet names another site', async () => ({ uri: 'https://evil.example/loading' })],
    ['the wallet names a script', async () => ({ uri: 'javascript:alert(1)' })],
  ])('fails and closes the popup when %s', async (_, answer) => {
    const { start, state, answers } = setup()
    answers.uri = answer
    const popup = await start()
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'initiate' })
    expect(popup.close).toHaveBeenCalledOnce()
    expect(popup.location.href).toBe('')
  })

  test('again closes the popup of the attempt before, whose answer is ignored', async () => {
    const { start, post, asked } = setup()
    const first = await start('google')
    const second = await start('github')
    expect(first.close).toHaveBeenCalled()
    await post(first)
    expect(asked.some((line) => line.startsWith('CONNECT_SOCIAL'))).toBe(false)
    await post(second)
    expect(asked.at(-1)).toContain('CONNECT_SOCIAL')
  })
})

describe('a popup that is closed', () => {
  test('is told after 3 s, and a success that comes later still wins', async () => {
    const { start, post, state, onLoggedIn } = setup()
    const popup = await start()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(state.social).toMatchObject({ status: 'waiting' })
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'closed' })
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    await post(popup)
    expect(onLoggedIn).toHaveBeenCalledOnce()
  })

  test('is looked at each second, and a success within the 3 s of grace is none that failed', async () => {
    const { start, post, state, onLoggedIn } = setup()
    const popup = await start()
    const closed = vi.fn(() => true)
    Object.defineProperty(popup, 'closed', { get: closed })
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(closed).toHaveBeenCalledTimes(2)
    await post(popup)
    expect(state.social).toEqual({ status: 'idle' })
    expect(onLoggedIn).toHaveBeenCalledOnce()
  })

  test('is listened to for 120 s', async () => {
    const { start, post, state, listeners, onLoggedIn } = setup()
    const popup = await start()
    await vi.advanceTimersByTimeAsync(121 * SECOND)
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'timeout' })
    expect(listeners.size).toBe(0)
    await post(popup)
    expect(onLoggedIn).not.toHaveBeenCalled()
  })
})

describe('a page that keeps its popups apart', () => {
  test('asks the server each second, if its origin was named', async () => {
    const { start, asked, answers, onLoggedIn, settle } = setup({ statusOrigin: AUTH })
    await start()
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(asked.slice(1)).toEqual([`${AUTH}/status/1`, `${AUTH}/status/1`])
    answers.status = async () => ({ status: 'done', resultUri: RESULT })
    await vi.advanceTimersByTimeAsync(SECOND)
    await settle()
    expect(onLoggedIn).toHaveBeenCalledOnce()
  })

  test.each([undefined, 'https://other.example'])(
    'asks no server when %s was named',
    async (statusOrigin) => {
      const { start, asked } = setup(statusOrigin === undefined ? {} : { statusOrigin })
      await start()
      await vi.advanceTimersByTimeAsync(5 * SECOND)
      expect(asked).toHaveLength(1)
    },
  )

  test('waits on for the server when the page has lost sight of the popup, and lets the user open it again', async () => {
    const { start, answers, state, onLoggedIn } = setup({ statusOrigin: AUTH })
    const popup = await start()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(4 * SECOND)
    expect(state.social).toMatchObject({ status: 'waiting', isOutOfSight: true })
    answers.status = async () => ({ status: 'done', resultUri: RESULT })
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(onLoggedIn).toHaveBeenCalledOnce()
  })

  test('goes on when the server does not answer, and ends when the user has declined', async () => {
    const { start, answers, state } = setup({ statusOrigin: AUTH })
    answers.status = () => Promise.reject(new TypeError('Failed to fetch'))
    await start()
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    expect(state.social).toMatchObject({ status: 'waiting' })
    answers.status = async () => ({ status: 'denied' })
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(state.social).toEqual({ status: 'failed', provider: 'google', error: 'refused' })
  })
})

test('cancelling closes the popup, and its answer is ignored', async () => {
  const { social, start, post, state, onLoggedIn } = setup()
  const popup = await start()
  social.cancel()
  expect(popup.close).toHaveBeenCalled()
  expect(state.social).toEqual({ status: 'idle' })
  await post(popup)
  expect(onLoggedIn).not.toHaveBeenCalled()
})
