import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import { DevToken } from '@foyer/stand-ins/market'
import { type Address, getAddress, type Hash, type Hex, keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import { createUpstreams } from '../src/chain/createUpstreams.ts'
import type { HistoryPage } from '../src/providers/types.ts'
import { openTestDatabase, prepareGateway, type TestDatabase } from './prepareGateway.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

let chain: TestChain
/** Each gateway of this file has separate nodes, and none writes what another one reads: so they share a database. */
let database: TestDatabase
/** A transaction that has a receipt. */
let mined: Hash
beforeAll(async () => {
  // One after the other: a database that starts blocks the process, and requests to the chain would run out of time.
  chain = await startTestChain()
  database = await openTestDatabase()
  mined = await chain.client.sendTransaction({ account: OWNER, to: OTHER.address, value: 0n })
  await chain.client.waitForTransactionReceipt({ hash: mined })
})
afterAll(async () => {
  await database?.destroy()
  await chain?.stop()
})

/** Of the test that runs; tests that run at once pass their own. */
type OnFinished = typeof onTestFinished

async function startProxy(
  choose: Parameters<typeof startFaultProxy>[1],
  onFinished: OnFinished = onTestFinished,
): Promise<FaultProxy> {
  const proxy = await startFaultProxy(chain.rpcUrl, choose)
  onFinished(proxy.stop)
  return proxy
}

async function startGatewayOn(rpcUrls: readonly string[], onFinished: OnFinished = onTestFinished) {
  const gateway = await startTestGateway({ chain, database, rpcUrls })
  onFinished(gateway.stop)
  return gateway
}

/** `refuse`: nothing listens. */
const FAST_FAULTS: (Fault | 'refuse')[] = [
  'refuse',
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
/** Each way in which a failure is found, once: the connection, the status, the form, the size, the code of an error. */
const FAULTS_OF_ONE = ['rateLimit', 'html', 'huge']
const FAULTS_OF_ALL = ['dropAnswer', 'serverError']
const codeOf = (fault: Fault | 'refuse') =>
  typeof fault === 'object' && 'error' in fault ? fault.error.code : undefined
const SLOW_FAULTS = selectRows<Fault>(['silence', 'trickle'], (fault) => fault === 'trickle')

const native = 'eip155:56:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const usdt = () => `eip155:56:${getAddress(chain.stablecoins.USDT.address)}`
const swapOf = (from: string, to: string) => ({ from, to, userAddress: `eip155:56:${OWNER.address}` })

/** Requests of a page that a node has to answer, and the fields of each answer. */
const STEPS: Record<string, { send: (gateway: TestGateway) => Promise<Response>; answer: () => object }> = {
  balance: {
    send: (gateway) => gateway.get(`/v1/account/${OTHER.address}/balance`, CHAIN),
    answer: () => ({ balances: [{ symbol: 'BNB', price: 600, quantity: { numeric: '10000' } }] }),
  },
  price: {
    send: (gateway) =>
      gateway.post('/v1/fungible/price', {
        currency: 'usd',
        addresses: [`eip155:56:${chain.stablecoins.USDC.address}`],
      }),
    answer: () => ({ fungibles: [{ symbol: 'USDC', price: 1 }] }),
  },
  'gas price': {
    send: (gateway) => gateway.get('/v1/convert/gas-price', CHAIN),
    answer: () => ({ standard: expect.any(String) }),
  },
  quote: {
    send: (gateway) => gateway.get('/v1/convert/quotes', { ...swapOf(native, usdt()), amount: '1000' }),
    answer: () => ({ quotes: [{ fromAmount: '1000' }] }),
  },
  allowance: {
    send: (gateway) =>
      gateway.get('/v1/convert/allowance', {
        tokenAddress: usdt(),
        userAddress: swapOf(native, usdt()).userAddress,
      }),
    answer: () => ({ allowance: '0' }),
  },
  approve: {
    send: (gateway) => gateway.get('/v1/convert/build-approve', swapOf(usdt(), native)),
    answer: () => ({ tx: { to: usdt() } }),
  },
  build: {
    send: (gateway) =>
      gateway.post('/v1/convert/build-transaction', {
        ...swapOf(native, usdt()),
        amount: '1000',
        disableEstimate: true,
      }),
    answer: () => ({ tx: { amount: '1000' } }),
  },
  'name of an address': {
    send: (gateway) => gateway.get(`/v1/identity/${chain.market.alice}`),
    answer: () => ({ name: 'alice.bnb' }),
  },
  'address of a name': {
    send: (gateway) => gateway.get('/v1/profile/account/alice.bnb'),
    answer: () => ({ addresses: { 2147483704: { address: chain.market.alice } } }),
  },
  estimate: {
    send: (gateway) => call(gateway, 'eth_estimateGas', [{ from: OWNER.address, to: OTHER.address }]),
    answer: () => ({ result: '0x5208' }),
  },
  receipt: {
    send: (gateway) => call(gateway, 'eth_getTransactionReceipt', [mined]),
    answer: () => ({ result: { transactionHash: mined } }),
  },
}

const call = (gateway: TestGateway, method: string, params: unknown[]) =>
  gateway.post('/v1/', { jsonrpc: '2.0', id: 1, method, params }, CHAIN)

/** A gateway whose first node passes the check at the start and fails from when it is told to. */
async function startFaulty(fault: Fault | 'refuse', others: readonly string[], onFinished?: OnFinished) {
  let isFaulty = false
  const asked: unknown[] = []
  const proxy = await startProxy(({ rpc }) => {
    asked.push(rpc?.method)
    return isFaulty && fault !== 'refuse' ? fault : undefined
  }, onFinished)
  const gateway = await startGatewayOn([proxy.url, ...others], onFinished)
  return {
    gateway,
    /** The methods that the node was asked for. */
    asked: () => asked,
    async fail() {
      isFaulty = true
      if (fault === 'refuse') await proxy.stop()
    },
    recover() {
      isFaulty = false
    },
  }
}

const allSteps = (check: (name: string, step: (typeof STEPS)[string]) => Promise<void>) =>
  Promise.all(Object.entries(STEPS).map(([name, step]) => check(name, step)))

const expectAnswers = (gateway: TestGateway) =>
  allSteps(async (name, { send, answer }) => {
    const response = await send(gateway)
    expect(response.status, name).toBe(200)
    expect(await response.json(), name).toMatchObject(answer())
  })

const expectUnavailable = (gateway: TestGateway) =>
  allSteps(async (name, { send }) => {
    const response = await send(gateway)
    expect(response.status, name).toBe(503)
    expect(response.headers.get('retry-after'), name).toBe('5')
    expect(await response.json(), name).toMatchObject({
      message: 'Temporarily unavailable',
      reasons: [{ name: 'upstream' }],
    })
  })

describe('the first node fails', () => {
  const rows = selectRows(
    FAST_FAULTS,
    (fault) => FAULTS_OF_ONE.includes(String(fault)) || codeOf(fault) === -32_005,
  )
  test.each(rows)('answers every step by the next one: %j', async (fault) => {
    const { gateway, fail } = await startFaulty(fault, [chain.rpcUrl])
    await fail()
    await expectAnswers(gateway)
  })
})

// They wait for the limits of time, so they wait at once.
describe.concurrent('a node does not answer in time', () => {
  test.for(SLOW_FAULTS)(
    'answers every step by the next one when the first node is slow: %s',
    async (fault, { onTestFinished }) => {
      const { gateway, fail } = await startFaulty(fault, [chain.rpcUrl], onTestFinished)
      await fail()
      await expectAnswers(gateway)
    },
  )

  test.for(SLOW_FAULTS)(
    'answers every step with 503 before a client gives up: %s',
    async (fault, { onTestFinished }) => {
      const { gateway, fail, asked } = await startFaulty(fault, [], onTestFinished)
      await fail()
      await expectUnavailable(gateway)
      // Each question that is not answered takes eight seconds, and a client waits for fifteen.
      expect(asked()).not.toContain('eth_gasPrice')
    },
  )
})

describe('every node fails', () => {
  const rows = selectRows(
    FAST_FAULTS,
    (fault) => FAULTS_OF_ALL.includes(String(fault)) || codeOf(fault) === -32_603,
  )
  test.each(rows)(
    'answers every step with 503 and a reason, and rightly once they are back: %j',
    async (fault) => {
      const { gateway, fail, recover } = await startFaulty(fault, [])
      await fail()
      await expectUnavailable(gateway)
      // Nothing can listen again at the address of one that refuses.
      if (fault === 'refuse') return
      recover()
      await expectAnswers(gateway)
    },
  )

  test.each<Fault>([{ result: null }, { result: 'nonsense' }, { result: { balance: '1' } }])(
    'reads nothing from nonsense: %j',
    async (fault) => {
      const { gateway, fail } = await startFaulty(fault, [])
      await fail()
      for (const name of [
        'balance',
        'gas price',
        'quote',
        'build',
        'name of an address',
        'address of a name',
      ])
        expect((await STEPS[name]?.send(gateway))?.status, name).toBe(503)
      expect(await (await STEPS.price?.send(gateway))?.json()).not.toHaveProperty('fungibles.0')
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

test('passes over a node that turns to another chain while the gateway runs, until it is back', async () => {
  let isElsewhere = false
  let asked = 0
  const proxy = await startProxy(({ rpc }) => {
    if (rpc?.method === 'eth_gasPrice') asked++
    return isElsewhere && rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined
  })
  const upstreams = createUpstreams({ chainId: 56, rpcUrls: [proxy.url, chain.rpcUrl] })
  const askAfter = async (isElsewhereNow: boolean) => {
    isElsewhere = isElsewhereNow
    await upstreams.check()
    await upstreams.request({ method: 'eth_gasPrice', params: [] })
    return asked
  }
  expect(await askAfter(false)).toBe(1)
  expect(await askAfter(true)).toBe(1)
  expect(await askAfter(false)).toBe(2)
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
  const gateway = await startGatewayOn([chain.rpcUrl])
  // A contract that answers 6 to everything.
  await client.setCode({ address: market.tokens.DEV.address, bytecode: '0x600660005260206000f3' })
  const { balances } = (await gateway.getJson(`/v1/account/${OWNER.address as Address}/balance`, CHAIN)) as {
    balances: { symbol: string }[]
  }
  const symbols = balances.map(({ symbol }) => symbol)
  expect(symbols).not.toContain('DEV')
  expect(symbols).toContain('TAX')
})

describe('a contract that answers 1 MB to everything', () => {
  // Of the form of a text, with 32 as its first word.
  const bytecode: Hex = '0x602060005262100000602052621000406000f3'

  test('is named by its address in a history', async () => {
    const { client, market } = chain
    const address = getAddress(market.tokens.SPAM.address)
    const shortName = `${address.slice(0, 6)}…${address.slice(-4)}`
    const hash = await client.writeContract({
      account: OWNER,
      address,
      abi: DevToken.abi,
      functionName: 'transfer',
      args: [OTHER.address, 1n],
    })
    await client.waitForTransactionReceipt({ hash })
    await client.setCode({ address, bytecode })
    const gateway = await startTestGateway({
      chain,
      database,
      scan: true,
      scanFrom: Number(await client.getBlockNumber()),
    })
    onTestFinished(gateway.stop)
    await vi.waitFor(async () => {
      const page = (await gateway.getJson(`/v1/account/${OWNER.address}/history`, CHAIN)) as HistoryPage
      expect(page.data[0]).toMatchObject({
        metadata: { hash },
        transfers: [{ fungible_info: { name: shortName, symbol: shortName } }],
      })
    })
  })

  test('is named in few words when a token list is checked', async () => {
    const { settings, remove } = await prepareGateway({ chain, database })
    const { USDC } = chain.stablecoins
    const file = join(dirname(settings.configFile), 'list.json')
    const list = [{ chainId: 56, ...USDC, decimals: 32 }]
    await writeFile(file, JSON.stringify({ tokens: list }))
    const snapshot = await chain.client.snapshot()
    await chain.client.setCode({ address: USDC.address, bytecode })
    vi.stubEnv('GATEWAY_CONFIG', settings.configFile)
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(async () => {
      printed.mockRestore()
      vi.unstubAllEnvs()
      await chain.client.revert({ id: snapshot })
      await remove()
    })
    const write = vi.fn()
    await createProgram({ write }).parseAsync(['tokens', 'import', file], { from: 'user' })
    expect(write).toHaveBeenCalledWith(JSON.stringify({ tokens: [] }, undefined, 2))
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(/^USDC 0x\w{40}: the contract .{1,200}; left out\n$/)],
    ])
  })
})
