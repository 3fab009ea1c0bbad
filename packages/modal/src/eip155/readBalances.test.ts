import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createModal } from '@foyer/modal-core'
import { ADDRESS, bsc } from '@foyer/modal-core/test'
import { encodeAbiParameters, numberToHex, stringToHex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBalances } from './readBalances.ts'

const USDT = '0x55d398326f99059fF775485246999027B3197955'
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

type Call = { method: string; params: readonly unknown[] }

/** A node with one token, and what differs. */
function answer(
  { method, params }: Call,
  token: { decimals?: number | null; symbol?: string } = {},
): unknown {
  if (method === 'eth_getBalance') return '0x0'
  const { data = '' } = params[0] as { data?: string }
  if (data.startsWith('0x70a08231')) return numberToHex(25n, { size: 32 })
  if (data === '0x313ce567')
    return token.decimals === null ? '0x' : numberToHex(token.decimals ?? 18, { size: 32 })
  if (data === '0x95d89b41') return token.symbol ?? text('USDT')
  return text('Tether USD')
}

const providerOf = (token?: Parameters<typeof answer>[1]) => ({
  request: vi.fn(async (call: Call) => answer(call, token)),
})

/** An RPC endpoint on a real port. */
async function serve(
  respond: (call: Call) => unknown,
  toBody = (result: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result }),
) {
  const server = createServer(async (request, response) => {
    const call = JSON.parse(await readText(request)) as Call
    response.end(toBody(respond(call)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type ReadParameters = { provider?: unknown; http?: string[]; chainDefault?: string[]; tokens?: string[] }

function read({ provider, http = [], chainDefault = [], tokens = [] }: ReadParameters) {
  const rpcUrls = { default: { http }, chainDefault: { http: chainDefault } }
  const { networks } = createModal({ networks: [{ ...bsc, rpcUrls }], storage: null })
  return readBalances({
    address: ADDRESS,
    connectorId: 'io.one',
    network: networks.active(),
    tokens: tokens.map((address) => ({ address })),
    provider,
  })
}

const UNPRICED = { chainId: 'eip155:56', price: undefined, value: undefined, note: undefined }
const NATIVE = {
  ...UNPRICED,
  address: undefined,
  name: 'BNB',
  symbol: 'BNB',
  decimals: 18,
  amount: 0n,
  imageUrl: undefined,
}
const TETHER = {
  ...UNPRICED,
  address: USDT,
  name: 'Tether USD',
  symbol: 'USDT',
  decimals: 18,
  amount: 25n,
  imageUrl: undefined,
}

test('reads the currency, then the tokens, through the wallet’s own node', async () => {
  const provider = providerOf()
  expect(await read({ provider, tokens: [USDT] })).toEqual([NATIVE, TETHER])
  expect(provider.request).toHaveBeenCalledWith({ method: 'eth_getBalance', params: [ADDRESS, 'latest'] })
})

test('tries the dapp’s own nodes in order when the wallet does not respond', async () => {
  const http = ['http://127.0.0.1:9', await serve((call) => answer(call))]
  const provider = { request: () => Promise.reject(new Error('no node')) }
  expect(await read({ provider, http, tokens: [USDT] })).toEqual([NATIVE, TETHER])
})

test('tries the chain’s own nodes when those of the dapp do not respond', async () => {
  const asked: string[] = []
  const chainDefault = [
    await serve((call) => {
      asked.push(call.method)
      return answer(call)
    }),
  ]
  expect(await read({ http: ['http://127.0.0.1:9'], chainDefault })).toEqual([NATIVE])
  expect(asked).toEqual(['eth_getBalance'])
  expect(await read({ http: [await serve((call) => answer(call))], chainDefault })).toEqual([NATIVE])
  expect(asked).toHaveLength(1)
})

test('reads a token symbol encoded as bytes32', async () => {
  const provider = providerOf({ symbol: stringToHex('MKR', { size: 32 }) })
  expect((await read({ provider, tokens: [USDT] }))[1]).toMatchObject({ symbol: 'MKR' })
})

test('reads a token with 0 decimals, which the dapp has named', async () => {
  const provider = providerOf({ decimals: 0 })
  expect((await read({ provider, tokens: [USDT] }))[1]).toMatchObject({
    symbol: 'USDT',
    decimals: 0,
    amount: 25n,
  })
})

test('calls a token without a symbol by its short address', async () => {
  const provider = providerOf({ symbol: '0x' })
  expect((await read({ provider, tokens: [USDT] }))[1]).toMatchObject({
    symbol: '0x55d3…7955',
    name: 'Tether USD',
  })
  const failing = {
    request: async (call: Call) => {
      const { data } = (call.params[0] ?? {}) as { data?: string }
      if (data === '0x95d89b41' || data === '0x06fdde03') throw new Error('execution reverted')
      return answer(call)
    },
  }
  expect((await read({ provider: failing, tokens: [USDT] }))[1]).toMatchObject({
    symbol: '0x55d3…7955',
    name: '0x55d3…7955',
  })
})

test.each([
  ['more decimals than ERC-20 has', { decimals: 256 }],
  ['no decimals', { decimals: null }],
])('skips tokens with %s', async (_, token) => {
  expect(await read({ provider: providerOf(token), tokens: [USDT] })).toEqual([NATIVE])
})

test('times out when the wallet never responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const provider = { request: () => new Promise(() => {}) }
  const balances = expect(read({ provider })).rejects.toThrow('There was no answer within 10 s.')
  await vi.advanceTimersByTimeAsync(10_000)
  await balances
})

test.each([undefined, {}, { request: 'text' }])(
  'rejects when there is no node to ask: %j',
  async (provider) => {
    await expect(read({ provider })).rejects.toThrow('No node is configured')
  },
)

test('rejects when the node responds with invalid data', async () => {
  await expect(read({ http: [await serve(() => ({ rich: true }))] })).rejects.toThrow('without a number')
  await expect(read({ http: [await serve(() => undefined)] })).rejects.toThrow(
    'did not answer as a node does',
  )
})

test.each(['<!doctype html>', 'null', '[]'])('names the host when it answers %s', async (body) => {
  const url = await serve(
    () => undefined,
    () => body,
  )
  await expect(read({ http: [`${url}/v1/secret`] })).rejects.toThrow(
    `${new URL(url).host} did not answer as a node does`,
  )
})
