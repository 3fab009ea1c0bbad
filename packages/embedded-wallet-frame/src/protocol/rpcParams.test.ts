import { describe, expect, test } from 'vitest'
import { ADDRESS, HASH, SIGNATURE } from '../../test/samples.ts'
import { APPROVAL_METHODS, REFUSED_METHODS, SAFE_METHODS } from './methods.ts'
import { parseRpcParams } from './rpcParams.ts'
import { parseRpcResult } from './rpcResults.ts'

const call = { to: ADDRESS, data: '0x00', value: '0x1' }

/** Methods with separate shapes. */
const FITTING: Record<string, unknown> = {
  personal_sign: ['0x68', ADDRESS],
  eth_signTypedData_v4: [ADDRESS, '{}'],
  eth_sendTransaction: [{ from: ADDRESS, to: ADDRESS, value: '0x1' }],
  eth_sendRawTransaction: ['0x02'],
  wallet_sendCalls: [{ chainId: '0x38', from: ADDRESS, version: '2.0.0', capabilities: {}, calls: [call] }],
  wallet_getCallsStatus: ['0x1'],
  wallet_getAssets: { account: ADDRESS, chainFilter: ['0x38'] },
  solana_signMessage: { message: 'hello', pubkey: 'Pub' },
  solana_signTransaction: { transaction: 'AQ==' },
  solana_signAllTransactions: { transactions: ['AQ==', 'AQ=='] },
  solana_signAndSendTransaction: { transaction: 'AQ==' },
}

describe('params', () => {
  test.each([...SAFE_METHODS, ...APPROVAL_METHODS])('%s is read as it is sent', (method) => {
    const params = FITTING[method] ?? []
    expect(parseRpcParams(method, params)).toEqual({ success: true, data: params })
  })

  test.each(REFUSED_METHODS)('%s has none that would be allowed', (method) => {
    expect(parseRpcParams(method, [])).toMatchObject({
      success: false,
      message: 'Requested RPC call is not allowed',
    })
  })

  test('are an empty array where an EVM method has none', () => {
    expect(parseRpcParams('eth_blockNumber', undefined)).toEqual({ success: true, data: [] })
  })

  test.each([
    ['eth_call', {}],
    ['eth_call', 'x'],
    ['personal_sign', ['0x68']],
    ['personal_sign', ['0x68', 5]],
    ['eth_signTypedData_v4', [ADDRESS, 5]],
    ['eth_sendTransaction', [{ to: '0x1' }]],
    ['eth_sendTransaction', [{ value: 1 }]],
    ['eth_sendTransaction', [{ data: 'ab' }]],
    ['eth_sendRawTransaction', [1]],
    ['solana_signMessage', ['hello']],
  ])('%s refuses %j', (method, params) => {
    expect(parseRpcParams(method, params)).toMatchObject({ success: false })
  })

  test('keep keys of a transaction that have no schema, for the policy to judge', () => {
    const params = [{ to: ADDRESS, authorizationList: [] }]
    expect(parseRpcParams('eth_sendTransaction', params)).toEqual({ success: true, data: params })
  })
})

describe('wallet_sendCalls', () => {
  const send = (...calls: object[]) => parseRpcParams('wallet_sendCalls', [{ calls }])

  test('needs a `to` that starts with 0x in each call', () => {
    expect(send(call, { to: '0xabc' })).toMatchObject({ success: true })
    expect(send(call, {})).toMatchObject({ message: 'Required', path: '0.calls.1.to' })
    expect(send({ to: 'f39F' })).toMatchObject({ message: 'Invalid input' })
  })

  test('needs `data` to start with 0x where there is any', () => {
    expect(send({ to: '0xabc' })).toMatchObject({ success: true })
    expect(send({ to: '0xabc', data: 'abcd' })).toMatchObject({ message: 'Invalid input' })
  })

  test('needs calls', () => {
    expect(parseRpcParams('wallet_sendCalls', [{}])).toMatchObject({ message: 'Required' })
  })
})

describe('limits of Solana', () => {
  const long = (length: number) => 'A'.repeat(length)

  test.each([
    ['solana_signMessage', { message: long(8192), pubkey: 'Pub' }],
    ['solana_signMessage', { message: '', pubkey: 'Pub' }],
    ['solana_signTransaction', { transaction: long(8192) }],
    ['solana_signAllTransactions', { transactions: Array.from({ length: 10 }, () => long(5464)) }],
  ])('%s takes what is as long as it may be', (method, params) => {
    expect(parseRpcParams(method, params)).toMatchObject({ success: true })
  })

  test.each([
    ['solana_signMessage', { message: long(8193), pubkey: 'Pub' }],
    ['solana_signTransaction', { transaction: long(8193) }],
    ['solana_signTransaction', { transaction: '' }],
    ['solana_signAndSendTransaction', { transaction: long(8193) }],
    ['solana_signAllTransactions', { transactions: [] }],
    ['solana_signAllTransactions', { transactions: Array.from({ length: 11 }, () => 'AQ==') }],
  ])('%s takes nothing longer, and nothing empty', (method, params) => {
    expect(parseRpcParams(method, params)).toMatchObject({ success: false })
  })
})

describe('options of solana_signAndSendTransaction', () => {
  const send = (options: object) =>
    parseRpcParams('solana_signAndSendTransaction', { transaction: 'AQ==', options })

  test.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'])(
    'may commit at %s',
    (preflightCommitment) => {
      expect(
        send({ preflightCommitment, skipPreflight: true, maxRetries: 3, minContextSlot: 0 }),
      ).toMatchObject({
        success: true,
      })
    },
  )

  test('may commit at no other level', () => {
    expect(send({ preflightCommitment: 'safe' })).toMatchObject({ success: false, message: 'Invalid input' })
  })
})

describe('results', () => {
  test.each(['eth_sendTransaction', 'eth_sendRawTransaction'])(
    '%s answers a transaction hash: 0x and exactly 64 hex characters',
    (method) => {
      expect(parseRpcResult(method, HASH)).toEqual({ success: true, data: HASH })
      for (const result of [HASH.slice(0, -1), `${HASH}0`, HASH.slice(2), `0x${'g'.repeat(64)}`, null, 5])
        expect(parseRpcResult(method, result)).toMatchObject({ success: false })
    },
  )

  test.each(['personal_sign', 'eth_signTypedData_v4'])(
    '%s answers a signed message: 0x and at least 62 hex characters',
    (method) => {
      expect(parseRpcResult(method, SIGNATURE)).toMatchObject({ success: true })
      expect(parseRpcResult(method, `0x${'0'.repeat(62)}`)).toMatchObject({ success: true })
      for (const result of [`0x${'0'.repeat(61)}`, SIGNATURE.slice(2), `${SIGNATURE}x`, {}, undefined])
        expect(parseRpcResult(method, result)).toMatchObject({ success: false })
    },
  )

  test('are any JSON for other methods', () => {
    expect(parseRpcResult('eth_getTransactionReceipt', null)).toEqual({ success: true, data: null })
    expect(parseRpcResult('constructor', {})).toEqual({ success: true, data: {} })
  })
})
