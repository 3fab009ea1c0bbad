import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OperatorError } from '@foyer/server-kit'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Chain, Chains } from '../../chain/createChains.ts'
import { createHistories } from './createHistories.ts'

afterEach(() => void vi.useRealTimers())

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A chain whose history is of an explorer that has nothing, with how often the explorer was asked. */
async function setup(secret: () => string | undefined = () => 'key') {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end(JSON.stringify({ status: '0', result: [] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/api`
  const history = { provider: 'etherscan', url, keyEnv: 'EXPLORER_KEY' }
  const nativeCurrency = { name: 'BNB', symbol: 'BNB', decimals: 18 }
  const chain = {
    id: 'eip155:56',
    chainId: 56,
    config: { history, nativeCurrency },
    tokens: [],
    contracts: new Map(),
  }
  const chains = { list: [chain] } as unknown as Chains
  const create = () =>
    createHistories({
      chains,
      store: { readHistory: async () => [], readFirstBlock: async () => undefined },
      secret,
    })
  return { chain: chain as unknown as Chain, create, asked: () => asked }
}

test('asks an explorer for the same page once in five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // The cache takes a start of 0 for none.
  vi.advanceTimersByTime(1)
  const { chain, create, asked } = await setup()
  const history = create().of(chain)
  const read = (owner: typeof OWNER | typeof OTHER) => history?.page(chain, owner, { limit: 50 })
  const answers = await Promise.all([read(OWNER), read(OWNER)])
  expect(answers).toEqual([
    { data: [], next: null },
    { data: [], next: null },
  ])
  // Transactions, tokens and both kinds of collectibles.
  expect(asked()).toBe(4)
  vi.advanceTimersByTime(4_999)
  await read(OWNER)
  expect(asked()).toBe(4)
  await read(OTHER)
  expect(asked()).toBe(8)
  vi.advanceTimersByTime(2)
  await read(OWNER)
  expect(asked()).toBe(12)
})

test('needs the API key that the configuration names', async () => {
  const { create } = await setup(() => undefined)
  expect(create).toThrow(OperatorError)
  expect(create).toThrow(/The history of eip155:56 needs the variable EXPLORER_KEY/)
})
