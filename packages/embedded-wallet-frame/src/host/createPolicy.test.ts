import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../../test/fuzz.ts'
import { ADDRESS } from '../../test/samples.ts'
import { APPROVAL_METHODS, REFUSED_METHODS, SAFE_METHODS } from '../protocol/methods.ts'
import { createPolicy } from './createPolicy.ts'

const SCREENS = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'] as const
const PARAMS: Record<string, unknown> = {
  personal_sign: ['0x68', ADDRESS],
  eth_signTypedData_v4: [ADDRESS, '{}'],
  eth_sendTransaction: [{ from: ADDRESS, to: ADDRESS, value: '0x1' }],
  eth_sendRawTransaction: ['0x02'],
  wallet_getCallsStatus: ['0x1'],
}

const NOT_ALLOWED = { status: 'refused', message: 'Requested RPC call is not allowed' }

const { judge } = createPolicy({ approvals: SCREENS })
const later = APPROVAL_METHODS.filter((method) => !SCREENS.some((screen) => screen === method))

test.each(SAFE_METHODS)('T11: %s is safe', (method) => {
  const params = PARAMS[method] ?? []
  expect(judge({ method, params })).toEqual({ status: 'safe', method, params })
})

test.each(SCREENS)('T11: %s needs approval', (method) => {
  const params = PARAMS[method]
  expect(judge({ method, params })).toEqual({ status: 'approval', method, params })
})

test.each(later)('T11: %s is refused with a sentence while it has no screen', (method) => {
  expect(judge({ method, params: [] })).toEqual({
    status: 'refused',
    message: `${method} is not supported yet`,
  })
})

test.each([
  ...REFUSED_METHODS,
  'wallet_addEthereumChain',
  'eth_mining',
  'eth_SendTransaction',
  'constructor',
  '__proto__',
  '',
])('T11: %j is refused', (method) => {
  expect(judge({ method, params: [] })).toEqual(NOT_ALLOWED)
})

describe('a transaction that hands the account over to code', () => {
  test.each([
    { authorizationList: [] },
    { authorizationList: null },
    { type: '0x4' },
    { type: '0x04' },
    { type: 4 },
  ])('is refused: %j', (keys) => {
    expect(judge({ method: 'eth_sendTransaction', params: [{ to: ADDRESS, ...keys }] })).toEqual(NOT_ALLOWED)
  })

  test('is told from other types', () => {
    expect(judge({ method: 'eth_sendTransaction', params: [{ to: ADDRESS, type: '0x2' }] })).toMatchObject({
      status: 'approval',
    })
  })
})

test('refuses params that do not fit, with the words of the schema', () => {
  expect(judge({ method: 'eth_sendTransaction', params: [] })).toEqual({
    status: 'refused',
    message: 'Required',
  })
  expect(judge({ method: 'personal_sign', params: [1, 2] })).toEqual({
    status: 'refused',
    message: 'Invalid input',
  })
})

test('never throws when 5,000 params are changed at random', () => {
  const random = createRandom(3)
  const methods = [...SAFE_METHODS, ...APPROVAL_METHODS]
  for (let round = 0; round < 5_000; round++) {
    const method = methods[round % methods.length] ?? ''
    expect(['safe', 'approval', 'refused']).toContain(
      judge({ method, params: mutate(PARAMS[method] ?? [], random) }).status,
    )
  }
})
