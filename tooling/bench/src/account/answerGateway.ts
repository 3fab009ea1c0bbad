import { instantWallet } from '@foyer/packed'
import type { Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'

const CHAIN = `eip155:${instantWallet.chainId}`

const token = (symbol: string, address: string) => ({
  name: symbol,
  symbol,
  address: `${CHAIN}:${address}`,
  decimals: 18,
  logoUri: '',
})
const tokens = [
  token('BNB', `0x${'e'.repeat(40)}`),
  token('USDT', '0x55d398326f99059fF775485246999027B3197955'),
]

const ANSWERS: Record<string, object> = {
  '/v1/supported-chains': { http: [CHAIN], ws: [] },
  [`/v1/account/${instantWallet.address}/balance`]: {
    balances: [
      { name: 'BNB', symbol: 'BNB', chainId: CHAIN, price: 600, quantity: { decimals: '18', numeric: '1' } },
    ],
  },
  [`/v1/account/${instantWallet.address}/history`]: { data: [], next: null },
  '/v1/convert/tokens': { tokens },
  '/v1/onramp/options': {
    providers: [{ id: 'moonpay', name: 'MoonPay' }],
    tokens: tokens.map((one) => ({ ...one, iconUrl: '', providers: ['moonpay'] })),
    currencies: [{ code: 'USD', decimals: 2, min: '30', max: '10000' }],
  },
}

/** Answers for the gateway with what the forms of the account need to be drawn. */
export const answerGateway = (page: Page, { origin }: Site) =>
  page.route(`${origin}/v1/**`, (route) => {
    const answer = ANSWERS[new URL(route.request().url()).pathname]
    return answer === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: answer })
  })
