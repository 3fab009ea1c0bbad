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

/** 25 USDT at one dollar, with what differs. */
export const wireBalance = (differs: Record<string, unknown> = {}) => ({
  name: 'Tether USD',
  symbol: 'USDT',
  chainId: 'eip155:56',
  address: 'eip155:56:0x55d398326f99059fF775485246999027B3197955',
  value: 25,
  price: 1,
  quantity: { decimals: '18', numeric: '25' },
  iconUrl: '',
  ...differs,
})

/** 1.5 BNB at 600 dollars, with what differs. */
export const wireCurrency = (differs: Record<string, unknown> = {}) => ({
  name: 'BNB',
  symbol: 'BNB',
  chainId: 'eip155:56',
  value: 900,
  price: 600,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: '',
  ...differs,
})

export const BALANCE = `/v1/account/${ADDRESS}/balance`

export const HISTORY = `/v1/account/${ADDRESS}/history`

/** A server that speaks the chain API's dialect: it knows BNB smart chain, and has these rows in pages of 20. */
export function startChain(
  rows: unknown[] = wireTransactions(45),
  balances: unknown[] = [wireCurrency(), wireBalance()],
) {
  const answer: Answer = (_, response, { pathname, searchParams }) => {
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = start + 20
    if (pathname === '/v1/supported-chains') json(response, { http: ['eip155:56'], ws: [] })
    else if (pathname === BALANCE) json(response, { balances })
    else if (pathname === HISTORY)
      json(response, { data: rows.slice(start, end), next: end < rows.length ? String(end) : null })
    else response.writeHead(404).end()
  }
  return startServer(answer)
}
