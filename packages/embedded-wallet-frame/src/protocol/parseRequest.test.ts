import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../../test/fuzz.ts'
import { PAYLOADS } from '../../test/samples.ts'
import { MAX_BYTES } from './limits.ts'
import { REQUEST_NAMES } from './names.ts'
import { parseRequest } from './parseRequest.ts'
import type { Payload } from './payloads.ts'
import { toRequest } from './toMessage.ts'

const request = (name: string, payload?: unknown, id: unknown = 'k3f9') => {
  return { id, type: `@w3m-app/${name}`, payload }
}

describe('every request', () => {
  test.each(REQUEST_NAMES)('%s is read with its whole payload', (name) => {
    const message = toRequest(name, 'k3f9', PAYLOADS[name] as Payload<typeof name>)
    expect(message.type).toBe(`@w3m-app/${name}`)
    expect(parseRequest(structuredClone(message))).toEqual({
      status: 'request',
      id: 'k3f9',
      name,
      payload: PAYLOADS[name],
    })
  })

  test.each(REQUEST_NAMES)('%s loses keys that nobody knows', (name) => {
    const payload = { ...(PAYLOADS[name] as object), surprise: 'x' }
    expect(parseRequest(request(name, payload))).toMatchObject({ status: 'request' })
    expect(JSON.stringify(parseRequest(request(name, payload)))).not.toContain('surprise')
  })

  test.each(REQUEST_NAMES)('%s is refused when it is longer than 256 KB', (name) => {
    const payload = { ...(PAYLOADS[name] as object), surprise: 'x'.repeat(MAX_BYTES) }
    expect(parseRequest(request(name, payload))).toMatchObject({
      status: 'invalid',
      id: 'k3f9',
      name,
      message: 'Invalid input',
    })
  })
})

describe('what is missing is Required, anything else is Invalid input', () => {
  test.each([
    ['CONNECT_EMAIL', undefined, 'Required'],
    ['CONNECT_EMAIL', {}, 'Required'],
    ['CONNECT_EMAIL', { email: 'ada' }, 'Invalid input'],
    ['CONNECT_EMAIL', { email: `${'a'.repeat(250)}@x.org` }, 'Invalid input'],
    ['CONNECT_EMAIL', 'ada@example.org', 'Invalid input'],
    ['CONNECT_OTP', {}, 'Required'],
    ['CONNECT_OTP', { otp: '12345' }, 'Invalid input'],
    ['CONNECT_OTP', { otp: '1234567' }, 'Invalid input'],
    ['CONNECT_OTP', { otp: 123456 }, 'Invalid input'],
    ['GET_SOCIAL_REDIRECT_URI', {}, 'Required'],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'gitlab' }, 'Invalid input'],
    ['CONNECT_SOCIAL', {}, 'Required'],
    ['CONNECT_SOCIAL', { uri: 'https://x.example', preferredAccountType: 'EOA' }, 'Invalid input'],
    ['SWITCH_NETWORK', {}, 'Required'],
    ['SWITCH_NETWORK', { chainId: -1 }, 'Invalid input'],
    ['SWITCH_NETWORK', { chainId: 1.5 }, 'Invalid input'],
    ['SWITCH_NETWORK', { chainId: '' }, 'Invalid input'],
    ['GET_USER', { chainId: null }, 'Invalid input'],
    ['GET_USER', { siwxMessage: {} }, 'Required'],
    ['IS_CONNECTED', {}, 'Required'],
    ['SET_PREFERRED_ACCOUNT', { type: 'smart' }, 'Invalid input'],
    ['RPC_REQUEST', {}, 'Required'],
    ['RPC_REQUEST', { method: 'x'.repeat(101) }, 'Invalid input'],
    ['RPC_REQUEST', { method: 'eth_call', chainNamespace: 'near' }, 'Invalid input'],
    ['UPDATE_EMAIL', { email: '' }, 'Invalid input'],
    ['SYNC_THEME', { themeMode: 'auto' }, 'Invalid input'],
    ['SYNC_THEME', { themeVariables: { '--w3m-accent': {} } }, 'Invalid input'],
    ['SYNC_DAPP_DATA', {}, 'Required'],
    ['SYNC_DAPP_DATA', { projectId: 'a', metadata: { name: 'Dapp' } }, 'Required'],
  ])('%s %j: %s', (name, payload, message) => {
    expect(parseRequest(request(name, payload))).toMatchObject({
      status: 'invalid',
      id: 'k3f9',
      name,
      message,
    })
  })
})

test.each(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])(
  'reads a request of the namespace %s',
  (chainNamespace) => {
    expect(parseRequest(request('RPC_REQUEST', { method: 'eth_call', chainNamespace }))).toMatchObject({
      status: 'request',
    })
  },
)

test.each([['google'], ['github'], ['apple'], ['facebook'], ['x'], ['discord']])(
  'reads a login by %s',
  (provider) => {
    expect(parseRequest(request('GET_SOCIAL_REDIRECT_URI', { provider }))).toMatchObject({
      status: 'request',
    })
  },
)

test('reads requests as other clients send them: without optional payloads, with empty theme variables', () => {
  for (const [name, payload] of [
    ['GET_USER', undefined],
    ['IS_CONNECTED', undefined],
    ['SYNC_THEME', { themeVariables: {} }],
    ['SYNC_THEME', {}],
    ['SYNC_DAPP_DATA', { projectId: 'a' }],
    ['CONNECT_DEVICE', {}],
  ] as const)
    expect(parseRequest(request(name, payload)).status).toBe('request')
})

test.each([
  ['an id that is no text', request('SIGN_OUT', undefined, 7)],
  ['an empty id', request('SIGN_OUT', undefined, '')],
  ['a long id', request('SIGN_OUT', undefined, 'i'.repeat(101))],
  ['an unknown type', request('TRANSFER', {})],
  ['a type of the other direction', { id: 'a', type: '@w3m-frame/SIGN_OUT' }],
  ['a prefix of its own', { id: 'a', type: '@foyer-app/SIGN_OUT' }],
  ['a name of every object', { id: 'a', type: '@w3m-app/constructor' }],
  ['no type', { id: 'a' }],
  ['a text', '@w3m-app/SIGN_OUT'],
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
])('names neither id nor request of a message with %s', (_, message) => {
  expect(parseRequest(message)).toMatchObject({ status: 'invalid', id: undefined, name: undefined })
})

test('never throws, and reads only what fits, when 5,000 requests are changed at random', () => {
  const random = createRandom(1)
  for (let round = 0; round < 5_000; round++) {
    const name = REQUEST_NAMES[round % REQUEST_NAMES.length] ?? 'RELOAD'
    const message = mutate(request(name, PAYLOADS[name]), random)
    const parsed = parseRequest(message)
    if (parsed.status === 'invalid') {
      expect(['Required', 'Invalid input']).toContain(parsed.message)
      continue
    }
    // A payload that was parsed once parses again, unchanged.
    const again = parseRequest(request(parsed.name, parsed.payload, parsed.id ?? 'a'))
    expect(again).toEqual({ ...parsed, id: parsed.id ?? 'a' })
  }
})

test('tells no more than 100 characters of where a payload is wrong', () => {
  const themeVariables = { ['x'.repeat(10_000)]: [] }
  const parsed = parseRequest({ id: 'a1b2', type: '@w3m-app/SYNC_THEME', payload: { themeVariables } })
  expect(parsed).toMatchObject({ status: 'invalid', detail: expect.stringMatching(/^.{20,150}$/) })
})
