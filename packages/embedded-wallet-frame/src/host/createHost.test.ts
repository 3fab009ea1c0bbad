import { describe, expect, test, vi } from 'vitest'
import { createRandom, mutate } from '../../test/fuzz.ts'
import { ANSWERS, PAYLOADS, SIGNATURE, USER } from '../../test/samples.ts'
import { MAX_BYTES } from '../protocol/limits.ts'
import { REQUEST_NAMES } from '../protocol/names.ts'
import {
  type CreateHostParameters,
  createHost,
  type FailedRequest,
  type Handlers,
  type HostContext,
} from './createHost.ts'
import { ReplyError } from './ReplyError.ts'

const DAPP = 'https://dapp.example'

/** A window whose parent keeps what is posted to it. */
function setupHost(
  handlers: Partial<Handlers> = {},
  {
    origins = [DAPP],
    ancestor = DAPP as string | null,
    defer = undefined as CreateHostParameters['defer'],
  } = {},
) {
  const posted: { message: unknown; origin: string }[] = []
  const parent = {
    postMessage: (message: unknown, origin: string) =>
      posted.push({ message: structuredClone(message), origin }),
  }
  const target = Object.assign(new EventTarget(), {
    parent: parent as unknown as Window,
    location: ancestor === null ? {} : { ancestorOrigins: [ancestor] },
  })
  const warn = vi.fn<(message: string) => void>()
  const report = vi.fn<(error: unknown) => void>()
  const host = createHost({ origins, version: '1', handlers, warn, report, defer, target: target as never })

  function send(data: unknown, { origin = DAPP, source = parent as unknown } = {}) {
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { host, posted, warn, report, send, messages: () => posted.map(({ message }) => message) }
}

const request = (name: string, payload?: unknown, id: unknown = 'k3f9') => {
  return { id, type: `@w3m-app/${name}`, payload }
}
const success = (name: string, payload?: unknown, id = 'k3f9') => {
  return { id, type: `@w3m-frame/${name}_SUCCESS`, ...(payload === undefined ? {} : { payload }) }
}
const error = (name: string, message: string, id = 'k3f9') => {
  return { id, type: `@w3m-frame/${name}_ERROR`, payload: { message } }
}

const sign = request('RPC_REQUEST', { method: 'personal_sign', params: ['0x68', USER.address] })

/** A handler that waits until it is told what to answer. */
function pending() {
  const contexts: HostContext[] = []
  const answer = Promise.withResolvers<unknown>()
  const handler = (_: unknown, context: HostContext) => {
    contexts.push(context)
    return answer.promise
  }
  return { handler, answer, contexts }
}

/** Lets the handlers' promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('READY', () => {
  test('is sent once, to the parent’s origin only', () => {
    const { host, posted } = setupHost({}, { origins: ['https://other.example', DAPP] })
    host.ready()
    host.ready()
    expect(posted).toEqual([
      { message: { type: '@w3m-frame/READY', payload: { version: '1' } }, origin: DAPP },
    ])
  })

  test('is sent to each listed origin where the browser does not tell the parent’s', () => {
    const { host, posted } = setupHost({}, { origins: ['https://other.example', DAPP], ancestor: null })
    host.ready()
    expect(posted.map(({ origin }) => origin)).toEqual(['https://other.example', DAPP])
  })

  test('is not sent to a parent that is not listed', () => {
    const { host, posted } = setupHost({}, { ancestor: 'https://evil.example' })
    host.ready()
    expect(posted).toEqual([])
  })
})

test.each(REQUEST_NAMES.filter((name) => name !== 'RPC_ABORT'))(
  'answers %s once, with the same id, to the origin that asked',
  async (name) => {
    const handler = vi.fn(() => ANSWERS[name])
    const { send, posted } = setupHost({ [name]: handler })
    send(request(name, PAYLOADS[name]))
    await settle()
    expect(handler).toHaveBeenCalledExactlyOnceWith(PAYLOADS[name], expect.objectContaining({ origin: DAPP }))
    expect(posted).toEqual([{ message: success(name, ANSWERS[name]), origin: DAPP }])
  },
)

test.each(REQUEST_NAMES.filter((name) => name !== 'RPC_ABORT'))(
  'answers %s with an error that says so while nothing handles it',
  async (name) => {
    const { send, messages, report } = setupHost()
    send(request(name, PAYLOADS[name]))
    await settle()
    expect(messages()).toEqual([error(name, `${name} is not supported yet`)])
    expect(report).not.toHaveBeenCalled()
  },
)

describe('drops without an answer', () => {
  const handlers = { SIGN_OUT: vi.fn() }

  test.each([
    ['a message of another origin', { origin: 'https://evil.example' }],
    ['a message of an origin that only begins like a listed one', { origin: `${DAPP}.evil.example` }],
    ['a message of the same host without TLS', { origin: 'http://dapp.example' }],
    ['a message of a page without an origin', { origin: 'null' }],
    ['a message of another window', { source: {} }],
    ['a message without a source', { source: null }],
  ])('%s', async (_, from) => {
    const { send, posted } = setupHost(handlers)
    send(request('SIGN_OUT'), from)
    await settle()
    expect(handlers.SIGN_OUT).not.toHaveBeenCalled()
    expect(posted).toEqual([])
  })

  test.each([
    ['a request without an id', { type: '@w3m-app/SIGN_OUT' }],
    ['a request whose id is no text', request('SIGN_OUT', undefined, 7)],
    ['an unknown type', request('TRANSFER', {})],
    ['what is no message', 'hello'],
  ])('%s, with a warning', async (_, message) => {
    const { send, posted, warn } = setupHost(handlers)
    send(message)
    await settle()
    expect(handlers.SIGN_OUT).not.toHaveBeenCalled()
    expect(posted).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('a request whose id is still open', async () => {
    const { handler, answer } = pending()
    const signOut = vi.fn()
    const { send, messages, warn } = setupHost({ RPC_REQUEST: handler, SIGN_OUT: signOut })
    send(sign)
    send(sign)
    send(request('SIGN_OUT'))
    send(request('CONNECT_OTP', {}))
    expect(signOut).not.toHaveBeenCalled()
    expect(messages()).toEqual([])
    expect(warn).toHaveBeenCalledTimes(4)
    answer.resolve(SIGNATURE)
    await settle()
    expect(messages()).toEqual([success('RPC_REQUEST', SIGNATURE)])
  })

  test('every message of a page that nothing embeds', async () => {
    const target = Object.assign(new EventTarget(), {
      location: {},
      parent: undefined as unknown,
      postMessage: vi.fn(),
    })
    target.parent = target
    const host = createHost({
      origins: [DAPP],
      version: '1',
      handlers,
      warn: vi.fn(),
      report: vi.fn(),
      target: target as never,
    })
    host.ready()
    const event = { data: request('SIGN_OUT'), origin: DAPP, source: target }
    target.dispatchEvent(Object.assign(new Event('message'), event))
    await settle()
    expect(handlers.SIGN_OUT).not.toHaveBeenCalled()
    expect(target.postMessage).not.toHaveBeenCalled()
  })
})

test('takes an id again when its request is settled', async () => {
  const { send, messages } = setupHost({ SIGN_OUT: () => undefined })
  send(request('SIGN_OUT'))
  await settle()
  send(request('SIGN_OUT'))
  await settle()
  expect(messages()).toEqual([success('SIGN_OUT'), success('SIGN_OUT')])
})

test.each([
  ['CONNECT_EMAIL', {}, 'Required'],
  ['CONNECT_EMAIL', { email: 'ada' }, 'Invalid input'],
  ['SYNC_DAPP_DATA', { projectId: 'x'.repeat(MAX_BYTES) }, 'Invalid input'],
])('answers a %s that does not fit with an error: %#', async (name, payload, message) => {
  const { send, messages, warn } = setupHost()
  send(request(name, payload))
  expect(messages()).toEqual([error(name, message)])
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0].length).toBeLessThan(300)
})

describe('an error of a handler', () => {
  test('is told when it was made for the dapp', async () => {
    const { send, messages, report } = setupHost({
      RPC_REQUEST: () => Promise.reject(new ReplyError('User rejected the request')),
    })
    send(sign)
    await settle()
    expect(messages()).toEqual([error('RPC_REQUEST', 'User rejected the request')])
    expect(report).not.toHaveBeenCalled()
  })

  test('is told as `Something went wrong` otherwise, and reported', async () => {
    const cause = new Error('secret of the server')
    const { send, messages, report } = setupHost({
      GET_USER() {
        throw cause
      },
    })
    send(request('GET_USER'))
    await settle()
    expect(messages()).toEqual([error('GET_USER', 'Something went wrong')])
    expect(report).toHaveBeenCalledExactlyOnceWith(cause)
  })

  test.each([
    ['a user whose e-mail address is empty', 'GET_USER', { ...USER, email: '' }],
    ['a result that no message can hold', 'RPC_REQUEST', () => {}],
    ['a result above 256 KB', 'RPC_REQUEST', 'x'.repeat(MAX_BYTES)],
    ['nothing', 'GET_CHAIN_ID', undefined],
  ])('is what %s becomes, for a client would wait for ever', async (_, name, answer) => {
    const { send, messages, report } = setupHost({ [name]: () => answer })
    send(request(name, PAYLOADS[name as 'GET_USER']))
    await settle()
    expect(messages()).toEqual([error(name, 'Something went wrong')])
    expect(report).toHaveBeenCalledOnce()
  })
})

test('leaves out of an answer what the dialect does not know', async () => {
  const { send, messages } = setupHost({ GET_USER: () => ({ ...USER, share: 'secret' }) })
  send(request('GET_USER'))
  await settle()
  expect(messages()).toEqual([success('GET_USER', USER)])
})

describe('RPC_ABORT', () => {
  test('ends every request that waits for the user with `Request was aborted`, and has no answer itself', async () => {
    const { handler, answer, contexts } = pending()
    const { send, messages } = setupHost({ RPC_REQUEST: handler })
    send({ ...sign, id: 'a' })
    send({ ...sign, id: 'b' })
    send(request('RPC_ABORT', undefined, 'c'))
    expect(messages()).toEqual([
      error('RPC_REQUEST', 'Request was aborted', 'a'),
      error('RPC_REQUEST', 'Request was aborted', 'b'),
    ])
    expect(contexts.map(({ signal }) => signal.aborted)).toEqual([true, true])
    answer.resolve(SIGNATURE)
    await settle()
    expect(messages()).toHaveLength(2)
  })

  test('needs no id', () => {
    const { handler } = pending()
    const { send, messages } = setupHost({ RPC_REQUEST: handler })
    send(sign)
    send({ type: '@w3m-app/RPC_ABORT' })
    expect(messages()).toEqual([error('RPC_REQUEST', 'Request was aborted')])
  })

  test('leaves safe methods and other requests alone', async () => {
    const rpc = pending()
    const device = pending()
    const { send, messages } = setupHost({
      RPC_REQUEST: rpc.handler,
      CONNECT_DEVICE: device.handler as never,
    })
    send(request('RPC_REQUEST', { method: 'eth_call', params: [] }, 'a'))
    send(request('CONNECT_DEVICE', undefined, 'b'))
    send(request('RPC_ABORT', undefined, 'c'))
    rpc.answer.resolve('0x')
    device.answer.resolve(undefined)
    await settle()
    expect(messages()).toEqual([success('RPC_REQUEST', '0x', 'a'), success('CONNECT_DEVICE', undefined, 'b')])
  })

  test('comes too late once the user has approved', async () => {
    const { handler, answer, contexts } = pending()
    const { send, messages } = setupHost({ RPC_REQUEST: handler })
    send(sign)
    expect(contexts[0]?.commit()).toBe(true)
    send(request('RPC_ABORT', undefined, 'c'))
    answer.resolve(SIGNATURE)
    await settle()
    expect(messages()).toEqual([success('RPC_REQUEST', SIGNATURE)])
  })

  test('that came first lets nothing be approved', () => {
    const { handler, contexts } = pending()
    const { send } = setupHost({ RPC_REQUEST: handler })
    send(sign)
    send(request('RPC_ABORT', undefined, 'c'))
    expect(contexts[0]?.commit()).toBe(false)
  })
})

test('answers nothing after it was destroyed, and aborts what is open', async () => {
  const { handler, answer, contexts } = pending()
  const { host, send, messages } = setupHost({ RPC_REQUEST: handler, SIGN_OUT: () => undefined })
  send(sign)
  host.destroy()
  send(request('SIGN_OUT', undefined, 'b'))
  answer.resolve(SIGNATURE)
  await settle()
  expect(messages()).toEqual([])
  expect(contexts[0]?.signal.aborted).toBe(true)
})

test.each(['*', 'null', 'dapp.example', 'https://dapp.example/', 'https://*.example', ''])(
  'refuses %j as an origin',
  (origin) => {
    expect(() => setupHost({}, { origins: [origin] })).toThrow('is not an origin')
  },
)

test('answers at most once whatever is sent, when 5,000 requests are changed at random', async () => {
  const handlers = Object.fromEntries(REQUEST_NAMES.map((name) => [name, () => ANSWERS[name]]))
  const { send, messages, report } = setupHost(handlers)
  const random = createRandom(4)
  for (let round = 0; round < 5_000; round++) {
    const name = REQUEST_NAMES[round % REQUEST_NAMES.length] ?? 'RELOAD'
    send(mutate(request(name, PAYLOADS[name], `id-${round}`), random))
  }
  await settle()
  const ids = (messages() as { id: string }[]).map(({ id }) => id).filter((id) => id.startsWith('id-'))
  expect(ids.length).toBeGreaterThan(1_000)
  expect(new Set(ids).size).toBe(ids.length)
  expect(report).not.toHaveBeenCalled()
})

test('leaves a request to `defer`, and answers it with an error by `fail`', async () => {
  const deferred: FailedRequest[] = []
  const defer = (_: unknown, failed: FailedRequest) => deferred.push(failed) > 0
  const { send, host, messages } = setupHost(
    { GET_CHAIN_ID: () => Promise.reject(new ReplyError('A part is missing')) },
    { defer },
  )
  send(request('GET_CHAIN_ID'))
  await settle()
  expect(messages()).toEqual([])
  expect(host.openIds()).toEqual(['k3f9'])
  expect(deferred).toEqual([{ name: 'GET_CHAIN_ID', id: 'k3f9', origin: DAPP }])
  for (const failed of deferred) host.fail(failed, 'Try again')
  expect(messages()).toEqual([error('GET_CHAIN_ID', 'Try again')])
  expect(host.openIds()).toEqual([])
  host.fail({ name: 'GET_CHAIN_ID', id: 'a', origin: 'https://evil.example' }, 'Try again')
  expect(messages()).toHaveLength(1)
})
