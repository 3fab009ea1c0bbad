import { ADDRESS, OTHER_ADDRESS } from './createFakeAdapter.ts'
import { type Answer, json, startServer } from './wireServer.ts'

type Metadata = Record<string, unknown>

/** A token that went somewhere, as a chain API says it. */
export const wireTransfer = (symbol: string, direction: string, numeric: unknown = '1.5') => ({
  fungible_info: { name: symbol, symbol, icon: null },
  direction,
  quantity: { numeric },
})

/** A collectible that went somewhere. */
export const wireCollectible = (name: string, direction: string, is_spam = false) => ({
  nft_info: { name, content: {}, flags: { is_spam } },
  direction,
  quantity: { numeric: '1' },
})

/** 1.5 BNB sent on BNB smart chain, with what differs. */
export const wireTransaction = (
  id: string,
  metadata: Metadata = {},
  transfers: unknown[] = [wireTransfer('BNB', 'out')],
) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${'ab'.repeat(32)}`,
    minedAt: '2025-12-24T12:30:00Z',
    sentFrom: ADDRESS,
    sentTo: OTHER_ADDRESS,
    status: 'confirmed',
    nonce: 1,
    chain: 'eip155:56',
    ...metadata,
  },
  transfers,
})

/** So many transactions, each an hour older than the one before. */
export const wireTransactions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireTransaction(`tx-${index}`, {
      minedAt: new Date(Date.UTC(2025, 11, 24) - index * 3_600_000).toISOString(),
    }),
  )

export const HISTORY = `/v1/account/${ADDRESS}/history`

/** A server that speaks the chain API's dialect: it knows BNB smart chain, and has these rows in pages of 20. */
export function startChain(rows: unknown[] = wireTransactions(45)) {
  const answer: Answer = (_, response, { pathname, searchParams }) => {
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = start + 20
    if (pathname === '/v1/supported-chains') json(response, { http: ['eip155:56'], ws: [] })
    else if (pathname === HISTORY)
      json(response, { data: rows.slice(start, end), next: end < rows.length ? String(end) : null })
    else response.writeHead(404).end()
  }
  return startServer(answer)
}
