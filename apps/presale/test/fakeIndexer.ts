import { onTestFinished, vi } from 'vitest'
import { exampleConfig } from './exampleConfig.ts'

const URL_BASE = 'http://indexer.example'

type List = 'purchases' | 'referrals' | 'rewards' | 'withdrawals'

/** The rows of each list of the indexer, newest first. */
export type FakeLists = Partial<Record<List, readonly object[]>>

/** Answers the indexer's read API from plain lists until the test ends; switch `isDown` to have it fail. */
export function createFakeIndexer(
  lists: FakeLists = {},
  { blockNumber = 100, timestamp = 1_759_845_600 } = {},
) {
  const state = { isDown: false, blockNumber, lists }

  async function answer(input: RequestInfo | URL) {
    const url = new URL(String(input))
    if (url.pathname.startsWith('/v1/pictures/') && !state.isDown)
      return new Response('a picture', { headers: { 'content-type': 'image/png' } })
    const [list] = url.pathname.split('/').slice(-1) as [List]
    if (url.origin !== URL_BASE || state.isDown) throw new TypeError('Failed to fetch')
    const rows = state.lists[list] ?? []
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const end = start + Number(url.searchParams.get('limit'))
    return Response.json({
      asOf: { blockNumber: state.blockNumber, timestamp },
      items: rows.slice(start, end),
      nextCursor: end < rows.length ? String(end) : null,
    })
  }

  vi.stubGlobal('fetch', vi.fn(answer))
  onTestFinished(() => void vi.unstubAllGlobals())
  return { state, config: exampleConfig({ endpoints: { indexer: URL_BASE } }) }
}

const eventId = (number: number) => String(number).padStart(75, '0')
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const position = (number: number) => ({
  blockNumber: 100,
  timestamp: 1_759_845_600 + number,
  transactionHash: hashOf(number),
})
const user = `0x${'3c'.repeat(20)}`
const token = `0x${'8'.repeat(40)}`

export const indexedPurchase = (id: number) => ({
  id: eventId(id),
  purchaseId: String(id),
  buyer: user,
  inviter: user,
  itemId: 1,
  quantity: id,
  payToken: token,
  cost: String(120n * 10n ** 18n),
  yesAmount: '1',
  price: '1',
  reward: '0',
  ...position(id),
})

export const indexedReward = (id: number, amount: bigint) => ({
  id: eventId(id),
  user,
  token,
  amount: String(amount),
  ...position(id),
})

export const indexedReferral = (count: number) => ({
  id: eventId(count),
  user: `0x${String(count).padStart(40, '0')}`,
  inviter: user,
  code: 'ABCD1234',
  inviterCode: 'K7M2P9QX',
  directCount: count,
  ...position(count),
})

export const indexedWithdrawal = (id: number, settledAt?: number) => ({
  id: String(id),
  user,
  token,
  amount: String(100n * 10n ** 18n),
  fee: String(5n * 10n ** 18n),
  gasFee: String(10n ** 18n),
  net: String(94n * 10n ** 18n),
  ...position(id),
  ...(settledAt === undefined
    ? { status: 'processing' }
    : {
        status: 'success',
        received: String(94n * 10n ** 18n),
        settler: user,
        settledAt,
        settledTransactionHash: hashOf(id),
      }),
})
