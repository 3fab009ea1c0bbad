import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/faults'
import { type Address, keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

/** What a faulty node does, with every request or with those that the test names. */
let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

async function startProxy(choose: Parameters<typeof startFaultProxy>[1]): Promise<FaultProxy> {
  const proxy = await startFaultProxy(chain.rpcUrl, choose)
  onTestFinished(proxy.stop)
  return proxy
}

async function startGatewayOn(rpcUrls: readonly string[]) {
  const gateway = await startTestGateway({ chain, rpcUrls })
  onTestFinished(gateway.stop)
  return gateway
}

const FAST_FAULTS: Fault[] = [
  'drop',
  'dropAnswer',
  'rateLimit',
  'serverError',
  'html',
  'truncate',
  'huge',
  { error: { code: -32_005, message: 'limit exceeded' } },
  { error: { code: -32_603, message: 'internal error' } },
]

describe('the first node fails', () => {
  test.each(FAST_FAULTS)('answers by the next one: %j', async (fault) => {
    // It passes the check at the start and fails from then on.
    let isFaulty = false
    const proxy = await startProxy(() => (isFaulty ? fault : undefined))
    const gateway = await startGatewayOn([proxy.url, chain.rpcUrl])
    isFaulty = true
    expect(await gateway.getJson(`/v1/account/${OTHER.address}/balance`, CHAIN)).toMatchObject({
      balances: [{ symbol: 'BNB', price: 600, quantity: { numeric: '10000' } }],
    })
    expect(await gateway.getJson('/v1/convert/gas-price', CHAIN)).toHaveProperty('standard')
  })

  test.each<Fault>(['silence', 'trickle'])('answers by the next one within 12 s: %s', async (fault) => {
    let isFaulty = false
    const proxy = await startProxy(() => (isFaulty ? fault : undefined))
    const gateway = await startGatewayOn([proxy.url, chain.rpcUrl])
    isFaulty = true
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
    expect(
      await (await gateway.post('/v1/', { ...body, method: 'eth_blockNumber' }, CHAIN)).json(),
    ).toHaveProperty('result')
  })
})

describe('every node fails', () => {
  test.each(FAST_FAULTS)(
    'answers 503 with a reason, and answers again once they are back: %j',
    async (fault) => {
      let isFaulty = false
      const proxy = await startProxy(() => (isFaulty ? fault : undefined))
      const gateway = await startGatewayOn([proxy.url])
      isFaulty = true
      for (const path of [`/v1/account/${OTHER.address}/balance`, '/v1/convert/gas-price']) {
        const response = await gateway.get(path, CHAIN)
        expect(response.status).toBe(503)
        expect(response.headers.get('retry-after')).toBe('5')
        expect(await response.json()).toMatchObject({
          message: 'Temporarily unavailable',
          reasons: [{ name: 'upstream' }],
        })
      }
      isFaulty = false
      expect(await gateway.getJson('/v1/convert/gas-price', CHAIN)).toHaveProperty('standard')
    },
  )
})

describe('a node of another chain', () => {
  test('is passed over', async () => {
    const proxy = await startProxy(({ rpc }) =>
      rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined,
    )
    const asked: unknown[] = []
    const honest = await startProxy(({ rpc }) => void asked.push(rpc?.method))
    const gateway = await startGatewayOn([proxy.url, honest.url])
    expect(await gateway.getJson('/v1/convert/gas-price', CHAIN)).toHaveProperty('standard')
    expect(asked).toContain('eth_feeHistory')
  })

  test('is not ready by itself', async () => {
    const proxy = await startProxy(({ rpc }) =>
      rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined,
    )
    const gateway = await startGatewayOn([proxy.url])
    const response = await fetch(`${gateway.url}/ready`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ chainsWithoutUpstream: ['eip155:56'] })
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  })
})

test('passes over a node that is more than 20 blocks behind', async () => {
  await chain.client.mine({ blocks: 30 })
  const proxy = await startProxy(({ rpc }) =>
    rpc?.method === 'eth_blockNumber'
      ? { result: '0x1' }
      : rpc?.method === 'eth_gasPrice'
        ? 'drop'
        : undefined,
  )
  const gateway = await startGatewayOn([proxy.url, chain.rpcUrl])
  const answer = await (
    await gateway.post('/v1/', { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }, CHAIN)
  ).json()
  expect(Number((answer as { result: string }).result)).toBeGreaterThan(20)
})

describe('sending a transaction', () => {
  async function sign() {
    const nonce = await chain.client.getTransactionCount({ address: OWNER.address })
    return OWNER.signTransaction({
      chainId: 56,
      type: 'legacy',
      to: OTHER.address,
      value: 1n,
      nonce,
      gas: 21_000n,
      gasPrice: parseEther('0.00000001'),
    })
  }

  test('asks the next node for the hash before it sends there, when the first one dropped the answer', async () => {
    const asked: unknown[] = []
    const first = await startProxy(({ rpc }) =>
      rpc?.method === 'eth_sendRawTransaction' ? 'dropAnswer' : undefined,
    )
    const second = await startProxy(({ rpc }) => void asked.push(rpc?.method))
    const gateway = await startGatewayOn([first.url, second.url])
    const raw = await sign()
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }
    expect(await (await gateway.post('/v1/', body, CHAIN)).json()).toMatchObject({ result: keccak256(raw) })
    expect(asked).toContain('eth_getTransactionByHash')
    expect(asked).not.toContain('eth_sendRawTransaction')
  })

  test('counts "already known" as sent', async () => {
    const proxy = await startProxy(({ rpc }) =>
      rpc?.method === 'eth_sendRawTransaction'
        ? { error: { code: -32_000, message: 'already known' } }
        : undefined,
    )
    const gateway = await startGatewayOn([proxy.url])
    const raw = await sign()
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }
    expect(await (await gateway.post('/v1/', body, CHAIN)).json()).toMatchObject({ result: keccak256(raw) })
  })
})

test('leaves out a token whose decimals are not those of its list', async () => {
  const { client, market } = chain
  const gateway = await startTestGateway({ chain })
  onTestFinished(gateway.stop)
  // A contract that answers 6 to everything.
  await client.setCode({ address: market.tokens.DEV.address, bytecode: '0x600660005260206000f3' })
  const { balances } = (await gateway.getJson(`/v1/account/${OWNER.address as Address}/balance`, CHAIN)) as {
    balances: { symbol: string }[]
  }
  const symbols = balances.map(({ symbol }) => symbol)
  expect(symbols).not.toContain('DEV')
  expect(symbols).toContain('TAX')
})
