import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRandom, mutate } from '../../test/fuzz.ts'
import { ANSWERS, PAYLOADS, SIGNATURE, USER } from '../../test/samples.ts'
import { REQUEST_NAMES, type RequestName } from '../protocol/names.ts'
import { parseEvent } from '../protocol/parseEvent.ts'
import type { Payload } from '../protocol/payloads.ts'
import { type Message, toError, toSuccess } from '../protocol/toMessage.ts'
import { createChannel } from './createChannel.ts'
import { createLog, type LogEntry } from './createLog.ts'
import type { FrameTimeoutError } from './errors.ts'
import { TIMEOUTS } from './timeouts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setupChannel() {
  const posted: Message[] = []
  const written: LogEntry[] = []
  const approvals: number[] = []
  const timedOut: FrameTimeoutError[] = []
  const channel = createChannel({
    post: (message) => posted.push(message),
    timeouts: TIMEOUTS,
    log: createLog({ level: 'warn', write: (entry) => written.push(entry) }),
    onApprovals: (count) => approvals.push(count),
    onTimeout: (error) => timedOut.push(error),
  })
  const receive = (message: unknown) => {
    const event = parseEvent(message)
    if (event.status !== 'ready') channel.receive(event)
  }
  /** The id of a posted message. */
  const idOf = (index = -1) => posted.at(index)?.id ?? ''
  const ask = (name: RequestName) => channel.request(name, PAYLOADS[name] as Payload<typeof name>)
  return { channel, posted, written, approvals, timedOut, receive, idOf, ask }
}

const rpc = (method: string) => ({ method, params: [] })

test.each(REQUEST_NAMES.filter((name) => name !== 'RPC_ABORT'))(
  'sends %s and resolves with its answer',
  async (name) => {
    const { ask, posted, receive, idOf } = setupChannel()
    const answer = ask(name)
    const payload = PAYLOADS[name]
    expect(posted).toEqual([
      { type: `@w3m-app/${name}`, id: idOf(), ...(payload === undefined ? {} : { payload }) },
    ])
    receive(toSuccess(name, idOf(), ANSWERS[name] as never))
    expect(await answer).toEqual(ANSWERS[name])
  },
)

test('rejects what is open when it closes, and what is asked in the same turn', async () => {
  const { channel, ask, posted } = setupChannel()
  const open = ask('SYNC_THEME')
  const error = new Error('The frame was removed.')
  channel.close(error)
  const late = ask('GET_USER')
  await expect(open).rejects.toBe(error)
  await expect(late).rejects.toBe(error)
  expect(posted).toHaveLength(1)
})

test('gives every request a random id', () => {
  const { ask, posted } = setupChannel()
  for (let round = 0; round < 100; round++) void ask('SYNC_THEME')
  expect(new Set(posted.map(({ id }) => id)).size).toBe(100)
  for (const { id } of posted) expect(id).toMatch(/^[\da-f]{32}$/)
})

test('settles each request by its own id, in whatever order the answers come', async () => {
  const { channel, posted, receive } = setupChannel()
  const first = channel.request('RPC_REQUEST', rpc('eth_call'))
  const second = channel.request('RPC_REQUEST', rpc('eth_call'))
  receive(toSuccess('RPC_REQUEST', posted[1]?.id ?? '', 'second'))
  receive(toSuccess('RPC_REQUEST', posted[0]?.id ?? '', 'first'))
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

describe('an error', () => {
  test('rejects with the text of the wallet, at most 300 characters', async () => {
    const { ask, receive, idOf } = setupChannel()
    const answer = ask('CONNECT_OTP')
    receive(toError('CONNECT_OTP', idOf(), 'x'.repeat(1_000)))
    await expect(answer).rejects.toMatchObject({ name: 'FrameReplyError', shortMessage: 'x'.repeat(300) })
  })

  test.each([
    ['without a text', (id: string) => toError('GET_USER', id, '')],
    ['that is no error', (id: string) => ({ ...toError('GET_USER', id, ''), payload: {} })],
    ['whose user does not fit', (id: string) => toSuccess('GET_USER', id, { ...USER, email: '' })],
  ])('is `An error occurred` for an answer %s', async (_, toAnswer) => {
    const { ask, receive, idOf } = setupChannel()
    const answer = ask('GET_USER')
    receive(toAnswer(idOf()))
    await expect(answer).rejects.toMatchObject({
      name: 'FrameReplyError',
      shortMessage: 'An error occurred',
    })
  })
})

describe('only warns of', () => {
  test.each([
    ['an answer to nothing', () => toSuccess('SIGN_OUT', 'nobody', undefined)],
    ['an answer to another request', (id: string) => toSuccess('SIGN_OUT', id, undefined)],
    ['an unknown event', (id: string) => ({ id, type: '@w3m-frame/TRANSFER_SUCCESS' })],
    ['an answer without an id', () => ({ type: '@w3m-frame/GET_USER_SUCCESS', payload: USER })],
    ['what is no message', () => 'hello'],
  ])('%s', async (_, toAnswer) => {
    const { ask, receive, idOf, written } = setupChannel()
    const answer = ask('GET_USER')
    receive(toAnswer(idOf()))
    expect(written).toEqual([{ level: 'warn', message: expect.any(String) }])
    receive(toSuccess('GET_USER', idOf(), USER))
    expect(await answer).toEqual(USER)
  })

  test('a second answer', async () => {
    const { ask, receive, idOf, written } = setupChannel()
    const answer = ask('GET_USER')
    receive(toSuccess('GET_USER', idOf(), USER))
    receive(toError('GET_USER', idOf(), 'late'))
    expect(await answer).toEqual(USER)
    expect(written).toHaveLength(1)
  })

  test('nothing when the session changes', () => {
    const { receive, written } = setupChannel()
    receive({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'handle' } })
    expect(written).toEqual([])
  })
})

describe('a request that is not answered', () => {
  test.each([
    ['CONNECT_EMAIL', 120_000],
    ['CONNECT_DEVICE', 120_000],
    ['CONNECT_OTP', 120_000],
    ['CONNECT_SOCIAL', 120_000],
    ['GET_SOCIAL_REDIRECT_URI', 120_000],
    ['GET_USER', 120_000],
    ['IS_CONNECTED', 20_000],
    ['SIGN_OUT', 3_000],
  ] as const)('%s rejects after %d ms, and reports iframe_request_timeout', async (name, delay) => {
    const { ask, timedOut, written } = setupChannel()
    const outcome = ask(name).catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(timedOut).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ name: 'FrameTimeoutError', reason: 'iframe_request_timeout' })
    expect(timedOut).toHaveLength(1)
    expect(written).toEqual([{ level: 'error', message: `iframe_request_timeout: ${name}` }])
  })

  test('stays open while the user has an approval before them', async () => {
    const { ask, receive, idOf, timedOut } = setupChannel()
    const answer = ask('RPC_REQUEST')
    await vi.advanceTimersByTimeAsync(3_600_000)
    receive(toSuccess('RPC_REQUEST', idOf(), SIGNATURE))
    expect(await answer).toBe(SIGNATURE)
    expect(timedOut).toEqual([])
  })

  test('no longer has a timer once it is answered', async () => {
    const { ask, receive, idOf, timedOut } = setupChannel()
    void ask('GET_USER')
    receive(toSuccess('GET_USER', idOf(), USER))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(timedOut).toEqual([])
  })
})

describe('CONNECT_DEVICE', () => {
  test('is sent again when the link is still open', async () => {
    const { ask, posted, receive, idOf } = setupChannel()
    const answer = ask('CONNECT_DEVICE')
    receive(toError('CONNECT_DEVICE', idOf(), 'Approval is still pending'))
    await vi.advanceTimersByTimeAsync(0)
    expect(posted.map(({ type }) => type)).toEqual(['@w3m-app/CONNECT_DEVICE', '@w3m-app/CONNECT_DEVICE'])
    expect(posted[0]?.id).not.toBe(posted[1]?.id)
    receive(toSuccess('CONNECT_DEVICE', idOf(), undefined))
    expect(await answer).toBeUndefined()
  })

  test('is sent again like CONNECT_FARCASTER, whose app has not signed yet', async () => {
    const { ask, posted, receive, idOf } = setupChannel()
    const answer = ask('CONNECT_FARCASTER')
    receive(toError('CONNECT_FARCASTER', idOf(), 'Approval is still pending'))
    await vi.advanceTimersByTimeAsync(0)
    expect(posted).toHaveLength(2)
    receive(toSuccess('CONNECT_FARCASTER', idOf(), { userName: 'ada' }))
    expect(await answer).toEqual({ userName: 'ada' })
  })

  test('is not sent again after a refusal', async () => {
    const { ask, posted, receive, idOf } = setupChannel()
    const answer = ask('CONNECT_DEVICE')
    receive(toError('CONNECT_DEVICE', idOf(), 'User rejected the request'))
    await expect(answer).rejects.toThrow('User rejected the request')
    expect(posted).toHaveLength(1)
  })

  test('is not sent again after its caller has given up', async () => {
    const { channel, posted } = setupChannel()
    const controller = new AbortController()
    const answer = channel.request('CONNECT_DEVICE', undefined, { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toThrow('Request was aborted')
    await expect(channel.request('CONNECT_DEVICE', undefined, { signal: controller.signal })).rejects.toThrow(
      'Request was aborted',
    )
    expect(posted).toHaveLength(1)
  })
})

describe('abort', () => {
  test('sends RPC_ABORT once and leaves it to the iframe to settle what waits for the user', async () => {
    const { channel, posted, receive } = setupChannel()
    const first = channel.request('RPC_REQUEST', rpc('personal_sign'))
    const second = channel.request('RPC_REQUEST', rpc('eth_sendTransaction'))
    channel.abort()
    expect(posted.map(({ type }) => type.replace('@w3m-app/', ''))).toEqual([
      'RPC_REQUEST',
      'RPC_REQUEST',
      'RPC_ABORT',
    ])
    receive(toError('RPC_REQUEST', posted[0]?.id ?? '', 'Request was aborted'))
    // The user had approved this one before.
    receive(toSuccess('RPC_REQUEST', posted[1]?.id ?? '', SIGNATURE))
    await expect(first).rejects.toMatchObject({ shortMessage: 'Request was aborted' })
    expect(await second).toBe(SIGNATURE)
  })

  test('leaves safe methods and other requests alone', async () => {
    const { channel, posted, receive } = setupChannel()
    const call = channel.request('RPC_REQUEST', rpc('eth_call'))
    void channel.request('CONNECT_DEVICE', undefined)
    channel.abort()
    expect(posted).toHaveLength(2)
    receive(toSuccess('RPC_REQUEST', posted[0]?.id ?? '', '0x'))
    expect(await call).toBe('0x')
  })

  test('ends after 20 s where the iframe does not answer, without saying that it was refused', async () => {
    const { channel } = setupChannel()
    const outcome = channel.request('RPC_REQUEST', rpc('eth_sendTransaction')).catch((error: Error) => error)
    channel.abort()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ name: 'FrameTimeoutError' })
  })
})

test('tells how many approvals are open, and counts no safe method', async () => {
  const { channel, approvals, receive, idOf } = setupChannel()
  void channel.request('RPC_REQUEST', rpc('eth_call'))
  expect(approvals).toEqual([])
  const first = channel.request('RPC_REQUEST', rpc('personal_sign'))
  const id = idOf()
  const second = channel.request('RPC_REQUEST', rpc('personal_sign'))
  expect(approvals).toEqual([1, 2])
  receive(toSuccess('RPC_REQUEST', id, SIGNATURE))
  receive(toError('RPC_REQUEST', idOf(), 'User rejected the request'))
  await Promise.allSettled([first, second])
  expect(approvals.at(-1)).toBe(0)
})

test('T12: writes no address, code, token, signature or text of either side to the log', async () => {
  const { ask, receive, idOf, written } = setupChannel()
  const secrets = ['canary', USER.email, USER.address, SIGNATURE, '012345', 'handle']
  for (const name of REQUEST_NAMES) {
    void ask(name).catch(() => {})
    receive(toSuccess(name, idOf(), secrets as never))
    receive(toError(name, idOf(), secrets.join()))
    receive({ id: 'nobody', type: `@w3m-frame/${name}_SUCCESS`, payload: ANSWERS[name] })
    receive({ id: idOf(), type: `@w3m-frame/${name}_ERROR`, payload: { message: secrets } })
    void ask(name).catch(() => {})
  }
  receive({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: secrets } })
  receive(secrets)
  // Requests without an answer are logged, too.
  await vi.advanceTimersByTimeAsync(TIMEOUTS.interactive)
  expect(new Set(written.map(({ level }) => level))).toEqual(new Set(['warn', 'error']))
  const text = JSON.stringify(written)
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('never throws and settles nothing by an answer to something else, when 5,000 events are changed at random', async () => {
  const { ask, receive, idOf } = setupChannel()
  const settled = vi.fn()
  void ask('RPC_REQUEST').then(settled, settled)
  const id = idOf()
  const random = createRandom(5)
  for (let round = 0; round < 5_000; round++) {
    const name = REQUEST_NAMES[round % REQUEST_NAMES.length] ?? 'RELOAD'
    receive(mutate(toSuccess(name, `id-${round}`, ANSWERS[name] as never), random))
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).not.toHaveBeenCalled()
  receive(toSuccess('RPC_REQUEST', id, SIGNATURE))
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledExactlyOnceWith(SIGNATURE)
})
