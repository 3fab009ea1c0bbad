import { startAnvil } from '@foyer/harness/anvil'
import { encodeAbiParameters } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPost, type RpcRequest } from './createPost.ts'
import { readPrice } from './readPrice.ts'
import { simulate } from './simulate.ts'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = `0x${'aa'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const call = { to: OTHER, value: 0n, data: '0x' }

/** A node that logs this. */
const logging =
  (...logs: { topics: string[]; data: string }[]): RpcRequest =>
  async () => [{ calls: [{ status: '0x1', logs: logs.map((each) => ({ address: TOKEN, ...each })) }] }]

test('sums up what calls move, as a node expects it', async () => {
  const rpc = createPost({ url: anvil.rpcUrl, fetch, timeout: 10_000 })
  const calls = [
    { to: OTHER, value: 5n, data: '0x' },
    { to: OTHER, value: 7n, data: '0x' },
  ]
  expect(await simulate(rpc, ACCOUNT, calls)).toEqual([{ token: undefined, id: undefined, amount: -12n }])
  expect(await simulate(rpc, ACCOUNT, [{ ...call, value: 10n ** 30n }])).toBeUndefined()
})

test('leaves out what comes back, and what others move', async () => {
  const [account, other] = [topic(ACCOUNT), topic(OTHER)]
  const rpc = logging(
    { topics: [TRANSFER, account, other], data: uint(5n) },
    { topics: [TRANSFER, other, account], data: uint(5n) },
    { topics: [TRANSFER, other, topic(TOKEN)], data: uint(9n) },
  )
  expect(await simulate(rpc, ACCOUNT, [call])).toEqual([])
})

test('tells items of collections apart', async () => {
  const [account, other] = [topic(ACCOUNT), topic(OTHER)]
  const lists = encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [
      [1n, 2n],
      [10n, 20n],
    ],
  )
  const rpc = logging(
    { topics: [TRANSFER, account, other, uint(3n)], data: '0x' },
    { topics: [BATCH, other, other, account], data: lists },
  )
  expect(await simulate(rpc, ACCOUNT, [call])).toEqual([
    { token: TOKEN, id: 3n, amount: -1n },
    { token: TOKEN, id: 1n, amount: 10n },
    { token: TOKEN, id: 2n, amount: 20n },
  ])
})

test.each([
  ['a node that does not have the method', () => Promise.reject(new Error('method not found'))],
  ['an answer for other calls', async () => [{ calls: [] }]],
  ['a call that fails', async () => [{ calls: [{ status: '0x0', logs: [] }] }]],
  ['another answer', async () => 'x'],
  [
    'a list that is cut off',
    logging({ topics: [BATCH, topic(OTHER), topic(OTHER), topic(ACCOUNT)], data: uint(64n) }),
  ],
])('knows nothing from %s', async (_, rpc) => {
  expect(await simulate(rpc as RpcRequest, ACCOUNT, [call])).toBeUndefined()
})

test.each([
  ['a fresh answer', 600n, 3_600n, { answer: 600n, decimals: 8 }],
  ['an old one', 600n, 3_601n, undefined],
  ['a price of zero', 0n, 0n, undefined],
  ['a price below zero', 2n ** 256n - 1n, 0n, undefined],
])('reads a price from %s', async (_, answer, age, expected) => {
  const rpc: RpcRequest = async (method, params) => {
    if (method === 'eth_getBlockByNumber') return { timestamp: '0x10000' }
    const [{ data }] = params as [{ data: string }]
    if (data === '0x313ce567') return uint(8n)
    return `0x${[1n, answer, 0n, 0x10000n - age, 1n].map((word) => uint(word).slice(2)).join('')}`
  }
  expect(await readPrice(rpc, { address: TOKEN, heartbeat: 3_600 })).toEqual(expected)
})

test('reads no price where there is no feed', async () => {
  const rpc = createPost({ url: anvil.rpcUrl, fetch, timeout: 10_000 })
  expect(await readPrice(rpc, { address: TOKEN, heartbeat: 3_600 })).toBeUndefined()
})
