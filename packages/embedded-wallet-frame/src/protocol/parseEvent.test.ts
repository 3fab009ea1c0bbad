import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../../test/fuzz.ts'
import { ANSWERS, USER } from '../../test/samples.ts'
import type { Answer } from './answers.ts'
import { MAX_BYTES } from './limits.ts'
import { REQUEST_NAMES } from './names.ts'
import { parseEvent } from './parseEvent.ts'
import { toError, toReady, toSuccess } from './toMessage.ts'

const event = (type: string, payload?: unknown, id: unknown = 'k3f9') => {
  return { id, type: `@w3m-frame/${type}`, payload }
}

describe('every answer', () => {
  test.each(REQUEST_NAMES)('%s_SUCCESS is read with its whole payload', (name) => {
    const message = toSuccess(name, 'k3f9', ANSWERS[name] as Answer<typeof name>)
    expect(message.type).toBe(`@w3m-frame/${name}_SUCCESS`)
    expect(parseEvent(structuredClone(message))).toEqual({
      status: 'success',
      id: 'k3f9',
      name,
      payload: ANSWERS[name],
    })
  })

  test.each(REQUEST_NAMES)('%s_ERROR is read with its message', (name) => {
    const message = toError(name, 'k3f9', 'User rejected the request')
    expect(message.type).toBe(`@w3m-frame/${name}_ERROR`)
    expect(parseEvent(structuredClone(message))).toEqual({
      status: 'error',
      id: 'k3f9',
      name,
      message: 'User rejected the request',
    })
  })

  test.each(REQUEST_NAMES)('%s names the request whose answer cannot be read', (name) => {
    for (const message of [
      event(`${name}_ERROR`, {}),
      event(`${name}_ERROR`),
      event(`${name}_SUCCESS`, 'x'.repeat(MAX_BYTES)),
    ])
      expect(parseEvent(message)).toMatchObject({ status: 'invalid', id: 'k3f9', name })
  })
})

describe('READY', () => {
  test('is read with and without a version', () => {
    expect(parseEvent(toReady('1'))).toEqual({ status: 'ready', version: '1' })
    expect(parseEvent(event('READY', {}))).toEqual({ status: 'ready', version: undefined })
  })

  test('needs a payload', () => {
    expect(parseEvent(event('READY'))).toMatchObject({ status: 'invalid', message: 'Required' })
  })
})

test('reads SESSION_UPDATE and keeps no token', () => {
  expect(parseEvent(event('SESSION_UPDATE', { token: 'handle' }))).toEqual({ status: 'sessionUpdate' })
  expect(parseEvent(event('SESSION_UPDATE', {}))).toMatchObject({ status: 'invalid', message: 'Required' })
})

describe('the user', () => {
  test.each([
    ['no e-mail address', { ...USER, email: undefined }],
    ['null as e-mail address', { ...USER, email: null }],
    ['a chain id as text', { ...USER, chainId: 'eip155:56' }],
    ['only address and chain', { address: USER.address, chainId: 56 }],
  ])('may have %s', (_, payload) => {
    expect(parseEvent(event('GET_USER_SUCCESS', payload)).status).toBe('success')
  })

  test.each([
    ['an empty e-mail address', { ...USER, email: '' }],
    ['no address', { ...USER, address: undefined }],
    ['an account of an unknown type', { ...USER, accounts: [{ address: USER.address, type: 'EOA' }] }],
  ])('may not have %s', (_, payload) => {
    expect(parseEvent(event('GET_USER_SUCCESS', payload)).status).toBe('invalid')
  })

  test('has a name only after a social login', () => {
    const read = (type: string) => parseEvent(event(type, { ...USER, userName: 'ada' }))
    expect(read('CONNECT_SOCIAL_SUCCESS')).toMatchObject({ payload: { userName: 'ada' } })
    expect(read('GET_USER_SUCCESS')).not.toMatchObject({ payload: { userName: 'ada' } })
  })
})

test.each(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'])('reads the action %s of a login', (action) => {
  expect(parseEvent(event('CONNECT_EMAIL_SUCCESS', { action }))).toMatchObject({ payload: { action } })
})

test.each(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'])('reads the action %s of an update', (action) => {
  expect(parseEvent(event('UPDATE_EMAIL_SUCCESS', { action }))).toMatchObject({ payload: { action } })
})

test('leaves any JSON as the result of a request to the chain', () => {
  for (const result of [null, true, 0, 'x', [], { logs: [{ data: '0x' }] }])
    expect(parseEvent(event('RPC_REQUEST_SUCCESS', result))).toMatchObject({
      status: 'success',
      payload: result,
    })
})

test.each([
  ['no id', { type: '@w3m-frame/SIGN_OUT_SUCCESS' }],
  ['an unknown type', event('TRANSFER_SUCCESS')],
  ['a name alone', event('SIGN_OUT')],
  ['a type of the other direction', { id: 'a', type: '@w3m-app/SIGN_OUT_SUCCESS' }],
  ['nothing', undefined],
])('does not read a message with %s', (_, message) => {
  expect(parseEvent(message)).toMatchObject({ status: 'invalid', id: undefined })
})

test('never throws, and reads only what fits, when 5,000 events are changed at random', () => {
  const random = createRandom(2)
  for (let round = 0; round < 5_000; round++) {
    const name = REQUEST_NAMES[round % REQUEST_NAMES.length] ?? 'RELOAD'
    const message =
      round % 3 === 0 ? event(`${name}_ERROR`, { message: 'x' }) : event(`${name}_SUCCESS`, ANSWERS[name])
    const parsed = parseEvent(mutate(message, random))
    if (parsed.status !== 'success') continue
    const again = parseEvent(event(`${parsed.name}_SUCCESS`, parsed.payload, parsed.id))
    expect(again).toEqual(parsed)
  }
})
