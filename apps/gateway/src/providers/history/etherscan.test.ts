import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import type { Address } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import type { Chain } from '../../chain/createChains.ts'
import { createEtherscanHistory } from './etherscan.ts'

const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const USDT: Address = '0x55d398326f99059fF775485246999027B3197955'
const SPAM: Address = '0x000000000000000000000000000000000000dEaD'

const chain = {
  id: 'eip155:56',
  chainId: 56,
  config: { nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 } },
  tokens: [{ chainId: 56, address: USDT, name: 'Tether USD', symbol: 'USDT', decimals: 18 }],
  contracts: new Map(),
} as unknown as Chain

type Lists = Partial<Record<'txlist' | 'tokentx' | 'tokennfttx', object[]>>

const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const row = (block: number, fields: object = {}) => ({
  blockNumber: String(block),
  timeStamp: String(1_760_000_000 + block),
  hash: hashOf(block),
  nonce: '3',
  from: OWNER.toLowerCase(),
  to: OTHER.toLowerCase(),
  value: '1500000000000000000',
  isError: '0',
  input: '0x',
  ...fields,
})

/** An explorer that has these rows, newest first, and answers as version 2 does, with `padding` besides. */
async function startExplorer(lists: Lists | 'refuses', padding = '') {
  const queries: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://explorer.example')
    queries.push(searchParams)
    const rows = lists === 'refuses' ? [] : (lists[searchParams.get('action') as keyof Lists] ?? [])
    const end = Number(searchParams.get('endblock'))
    const result = (rows as { blockNumber: string }[])
      .filter(({ blockNumber }) => Number(blockNumber) <= end)
      .slice(0, Number(searchParams.get('offset')))
    const status = result.length > 0 ? '1' : '0'
    response.end(
      JSON.stringify({ status, result: lists === 'refuses' ? 'Max rate limit reached' : result, padding }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, history: createEtherscanHistory({ url: `${origin}/v2/api`, apiKey: 'key' }), queries }
}

test.each([
  ['too long', 'S'.repeat(30)],
  ['empty', ''],
  ['not seen', 'A\u202eB'],
])('calls a sent token by its short address when its symbol is %s', async (_, tokenSymbol) => {
  const { history } = await startExplorer({
    txlist: [row(9, { value: '0', input: '0xa9059cbb' })],
    tokentx: [row(9, { contractAddress: SPAM, tokenName: '', tokenSymbol, tokenDecimal: '18', value: '1' })],
  })
  const { data } = await history.page(chain, OWNER, { limit: 50 })
  const short = `${SPAM.slice(0, 6)}…${SPAM.slice(-4)}`
  expect(data[0]?.transfers).toMatchObject([{ fungible_info: { symbol: short, name: short } }])
})

test('merges what the lists say of one transaction', async () => {
  const received = { from: OTHER.toLowerCase(), to: OWNER.toLowerCase() }
  const { history, queries } = await startExplorer({
    txlist: [row(9, { to: USDT.toLowerCase(), value: '0', input: '0xa9059cbb' }), row(7)],
    tokentx: [
      row(9, { contractAddress: USDT.toLowerCase(), value: '2000000000000000000', tokenDecimal: '18' }),
      row(8, { ...received, contractAddress: SPAM, tokenName: 'visit spam.example', tokenSymbol: 'SPAM' }),
    ],
  })
  const { data, next } = await history.page(chain, OWNER, { limit: 50 })
  expect(next).toBeNull()
  expect(data).toMatchObject([
    {
      metadata: { operationType: 'send', hash: hashOf(9), status: 'confirmed', nonce: 3, chain: 'eip155:56' },
      transfers: [
        {
          fungible_info: { symbol: 'USDT', address: `eip155:56:${USDT.toLowerCase()}` },
          direction: 'out',
          quantity: { numeric: '2' },
        },
      ],
    },
    { transfers: [{ nft_info: { flags: { is_spam: true } }, direction: 'in' }] },
    {
      transfers: [
        {
          fungible_info: { symbol: 'BNB', address: `eip155:56:0x${'e'.repeat(40)}` },
          direction: 'out',
          quantity: { numeric: '1.5' },
        },
      ],
    },
  ])
  expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({
    chainid: '56',
    module: 'account',
    apikey: 'key',
  })
})

test('moves nothing in a failed transaction', async () => {
  const { history } = await startExplorer({ txlist: [row(1, { isError: '1' })] })
  const { data } = await history.page(chain, OWNER, { limit: 50 })
  expect(data).toMatchObject([{ metadata: { status: 'failed' }, transfers: [] }])
})

test('goes on to the end, each transaction once, when the lists are longer than a page of the explorer', async () => {
  const txlist = Array.from({ length: 130 }, (_, index) => row(1_000 - index))
  const tokentx = Array.from({ length: 60 }, (_, index) =>
    row(999 - 2 * index, { contractAddress: USDT.toLowerCase(), tokenDecimal: '18' }),
  )
  const { history } = await startExplorer({ txlist, tokentx })
  const hashes: string[] = []
  let cursor: string | undefined
  do {
    const page = await history.page(chain, OWNER, { limit: 50, ...(cursor ? { cursor } : {}) })
    hashes.push(...page.data.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  expect(hashes).toEqual(txlist.map(({ hash }) => hash))
})

test('passes over a row without the fields of one', async () => {
  const { history } = await startExplorer({ txlist: [row(2), { blockNumber: '1', hash: 'x' }] })
  expect((await history.page(chain, OWNER, { limit: 50 })).data).toHaveLength(1)
})

test('answers 503 when the explorer refuses', async () => {
  const { history } = await startExplorer('refuses')
  await expect(history.page(chain, OWNER, { limit: 50 })).rejects.toMatchObject({ status: 503 })
})

test('answers 503 when the explorer answers 10 MB', async () => {
  const { history } = await startExplorer({ txlist: [row(2)] }, 'x'.repeat(10 * 1024 * 1024))
  await expect(history.page(chain, OWNER, { limit: 50 })).rejects.toMatchObject({ status: 503 })
})

const FAULTS = selectRows<Fault>(
  ['drop', 'dropAnswer', 'rateLimit', 'serverError', 'html', 'truncate', 'huge', 'trickle', 'silence'],
  (fault) => ['dropAnswer', 'rateLimit', 'html', 'trickle'].includes(fault as string),
)

test.each(FAULTS)('answers 503 while the explorer fails, and its rows once it is back: %j', async (fault) => {
  const { origin } = await startExplorer({ txlist: [row(2)] })
  let isFaulty = true
  const proxy = await startFaultProxy(origin, () => (isFaulty ? fault : undefined))
  onTestFinished(proxy.stop)
  const history = createEtherscanHistory({ url: `${proxy.url}/v2/api`, apiKey: 'key', timeoutMs: 2_000 })
  await expect(history.page(chain, OWNER, { limit: 50 })).rejects.toMatchObject({
    status: 503,
    reasons: [{ name: 'history' }],
  })
  isFaulty = false
  expect((await history.page(chain, OWNER, { limit: 50 })).data).toHaveLength(1)
})

test('refuses a cursor that it did not make', async () => {
  const { history } = await startExplorer({})
  await expect(history.page(chain, OWNER, { limit: 50, cursor: 'x' })).rejects.toMatchObject({ status: 400 })
})
