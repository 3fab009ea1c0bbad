import { ADDRESS, HASH } from '@foyer/modal-core/test'

export const ZONE = 'foyer.example'
const USDT = '0x55d398326f99059fF775485246999027B3197955'
const ROUTER = '0x10ED43C718714eb63d5aA57B78B54704E256024E'
export const PAYMENT_PAGE = 'https://buy-sandbox.moonpay.com/?apiKey=key&signature=one'

const CHAIN = 'eip155:56'
const NATIVE = `0x${'e'.repeat(40)}`
const ACCOUNT = `/v1/account/${ADDRESS}`
const ONE = 10n ** 18n

/** The gateway's answer about the account: its chain, and the price of a BNB. */
export type AccountFacts = { chain: string; price: unknown }

/** A transaction that moved one of this token. */
const toTransaction = (symbol: string, chain: string) => ({
  id: symbol,
  metadata: {
    operationType: 'receive',
    hash: HASH,
    minedAt: '2025-12-24T12:30:00Z',
    sentFrom: ADDRESS,
    sentTo: ADDRESS,
    status: 'confirmed',
    chain,
  },
  transfers: [{ fungible_info: { name: symbol, symbol }, direction: 'in', quantity: { numeric: '1' } }],
})

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Swaps one BNB for 600 USDT and back. The allowance is what was last approved. */
export function createGatewayAnswers({ chain, price }: AccountFacts) {
  let allowance = 0n
  const gas = { gas: '200000', gasPrice: '1000000000' }
  const quantity = { decimals: '18', numeric: '1' }
  const toToken = (symbol: string, address: string) => ({
    name: symbol,
    symbol,
    address: `${CHAIN}:${address}`,
    decimals: 18,
    logoUri: '',
  })

  function quote(query: URLSearchParams) {
    const [from, amount] = [query.get('from'), BigInt(query.get('amount') ?? 0)]
    const toAmount = from === `${CHAIN}:${NATIVE}` ? amount * 600n : amount / 600n
    return {
      id: 'one',
      fromAmount: String(amount),
      fromAccount: from,
      toAmount: String(toAmount),
      toAccount: query.get('to'),
    }
  }

  function approval(query: URLSearchParams) {
    const token = query.get('from')
    allowance = BigInt(query.get('amount') ?? 0)
    const data = `0x095ea7b3${word(BigInt(ROUTER))}${word(allowance)}`
    return { tx: { from: token, to: token, data, value: '0', eip155: gas } }
  }

  const routes: Record<string, (query: URLSearchParams, body: Record<string, unknown>) => object> = {
    '/v1/supported-chains': () => ({ http: [CHAIN], ws: [] }),
    [`${ACCOUNT}/balance`]: () => ({
      balances: [
        { name: 'BNB', symbol: 'BNB', chainId: chain, price, quantity },
        // A token's own, so that the account's total stays that of the currency.
        ...(chain === CHAIN ? [{ ...toToken('USDT', USDT), chainId: chain, price: 0, quantity }] : []),
      ],
    }),
    [`${ACCOUNT}/history`]: (query) => ({
      data: [toTransaction(query.has('cursor') ? 'OLDER' : 'NEWER', chain)],
      next: query.has('cursor') ? null : 'older',
    }),
    '/v1/convert/tokens': () => ({ tokens: [toToken('BNB', NATIVE), toToken('USDT', USDT)] }),
    '/v1/convert/quotes': (query) => ({ quotes: [quote(query)] }),
    '/v1/convert/allowance': () => ({ allowance: String(allowance) }),
    '/v1/convert/build-approve': approval,
    '/v1/convert/build-transaction': (_, { amount }) => ({
      tx: {
        from: `${CHAIN}:${ADDRESS}`,
        to: `${CHAIN}:${ROUTER}`,
        data: '0x5a',
        amount,
        eip155: gas,
      },
    }),
    '/v1/profile/suggestions/alice': () => ({
      suggestions: [{ name: `alice-1.${ZONE}`, registered: false }],
    }),
    '/v1/profile/account': () => ({ success: true }),
    '/v1/onramp/options': () => ({
      providers: [{ id: 'moonpay', name: 'MoonPay' }],
      tokens: [{ ...toToken('BNB', NATIVE), iconUrl: '', providers: ['moonpay'] }],
      currencies: [{ code: 'USD', decimals: 2, min: '30', max: '10000' }],
    }),
    '/v1/onramp/quote': () => ({ receives: '0.0795', fee: '2.34' }),
    '/v1/generators/onrampurl': () => ({ url: PAYMENT_PAGE, expiresAt: null, once: false }),
  }

  return ({ pathname, searchParams }: URL, body: unknown): Response => {
    const route = routes[pathname]
    if (route === undefined) return new Response(null, { status: 404 })
    return Response.json(route(searchParams, typeof body === 'string' ? JSON.parse(body) : {}))
  }
}

/** Answers as USDT: the account has 100 of it. */
export function answerToken(data: string): string {
  const text = (value: string) =>
    `0x${[...new TextEncoder().encode(value)]
      .map((byte) => byte.toString(16))
      .join('')
      .padEnd(64, '0')}`
  const answers: Record<string, string> = {
    '0x70a08231': `0x${word(100n * ONE)}`,
    '0x313ce567': `0x${word(18n)}`,
    '0x95d89b41': text('USDT'),
    '0x06fdde03': text('USDT'),
  }
  return answers[data.slice(0, 10)] ?? '0x'
}
