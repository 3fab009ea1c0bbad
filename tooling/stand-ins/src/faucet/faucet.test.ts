import { startAnvil } from '@foyer/harness/anvil'
import { createMarketClient, DevToken, deployStablecoins } from '@foyer/stand-ins/market'
import { type Address, formatEther, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFaucet, createFaucetApp } from './index.ts'

const PAGE = 'http://127.0.0.1:5173'

let anvil: Awaited<ReturnType<typeof startAnvil>>
let market: ReturnType<typeof createMarketClient>
let usdt: { address: Address; decimals: number }
let app: ReturnType<typeof createFaucetApp>
beforeAll(async () => {
  anvil = await startAnvil()
  market = createMarketClient({ rpcUrl: anvil.rpcUrl, chainId: 56 })
  usdt = (await deployStablecoins(market)).USDT
  const faucet = createFaucet({ rpcUrl: anvil.rpcUrl, chainId: 56, usdt })
  const report = (error: unknown) => expect.unreachable(String(error))
  app = createFaucetApp({ faucet, origins: [PAGE], report })
})
afterAll(() => anvil?.stop())

const createAddress = () => privateKeyToAddress(generatePrivateKey())

async function ask(body: unknown, { origin = PAGE, from = app } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await from.request('/give', { method: 'POST', headers: { origin }, body: text })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function holdings(address: Address) {
  const [bnb, tokens] = await Promise.all([
    market.client.getBalance({ address }),
    market.client.readContract({
      address: usdt.address,
      abi: DevToken.abi,
      functionName: 'balanceOf',
      args: [address],
    }),
  ])
  return { BNB: formatEther(bnb), USDT: formatEther(tokens as bigint) }
}

test('gives 10 BNB and 10,000 USDT, once to who asks twice at a time', async () => {
  const address = createAddress()
  const answers = await Promise.all([ask({ address }), ask({ address: address.toLowerCase() })])
  expect(answers.map(({ body }) => body)).toEqual([
    {
      address,
      sent: [
        { symbol: 'USDT', amount: '10000' },
        { symbol: 'BNB', amount: '10' },
      ],
    },
    { address, sent: [] },
  ])
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe(PAGE)
  expect(await holdings(address)).toEqual({ BNB: '10', USDT: '10000' })
})

test('gives only what an account has too little of', async () => {
  const address = createAddress()
  await market.client.setBalance({ address, value: parseEther('11') })
  expect((await ask({ address })).body.sent).toEqual([{ symbol: 'USDT', amount: '10000' }])
  expect(await holdings(address)).toEqual({ BNB: '11', USDT: '10000' })
})

test.each([
  ['no address', {}],
  ['a text that is no address', { address: '0x12' }],
  ['the zero address', { address: `0x${'0'.repeat(40)}` }],
])('refuses %s', async (_, body) => {
  expect(await ask(body)).toMatchObject({
    status: 400,
    body: { reasons: [{ name: 'address', description: 'Expected the address of an account.' }] },
  })
})

test('refuses what is no JSON, and what is too long', async () => {
  expect((await ask('{')).status).toBe(400)
  expect((await ask({ address: 'a'.repeat(2_000) })).status).toBe(413)
})

test('refuses pages of other origins', async () => {
  const address = createAddress()
  expect((await ask({ address }, { origin: 'https://other.example' })).status).toBe(403)
  expect(await holdings(address)).toEqual({ BNB: '0', USDT: '0' })
})

test('says that it is busy when too many are waiting', async () => {
  const answers = await Promise.all(Array.from({ length: 21 }, () => ask({ address: createAddress() })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toMatchObject({
    status: 503,
    body: { reasons: [{ description: 'Too many accounts are waiting for test money.' }] },
  })
})

test('says so when the chain does not answer', async () => {
  const { rpcUrl, stop } = await startAnvil()
  await stop()
  const faucet = createFaucet({ rpcUrl, chainId: 56, usdt })
  const report = vi.fn<(error: unknown) => void>()
  const from = createFaucetApp({ faucet, origins: [PAGE], report })
  expect(await ask({ address: createAddress() }, { from })).toMatchObject({
    status: 503,
    body: { reasons: [{ name: 'chain' }] },
  })
  expect(report).toHaveBeenCalledOnce()
})
