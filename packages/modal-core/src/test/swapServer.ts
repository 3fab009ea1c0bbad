import { ADDRESS } from './createFakeAdapter.ts'
import { TETHER } from './setupSend.ts'
import { type Answer, json, startServer } from './wireServer.ts'

export const ROUTER = '0x10ED43C718714eb63d5aA57B78B54704E256024E'
export const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const CHAIN = 'eip155:56'
const gas = { gas: '200000', gasPrice: '1000000000' }
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The data of `approve(address,uint256)`. */
export const approvalData = (spender: string, amount: bigint) =>
  `0x095ea7b3${word(BigInt(spender))}${word(amount)}`

export function decodeApproval(data: string) {
  const [, spender, amount] = /^0x095ea7b3.{24}(.{40})(.{64})$/.exec(data) ?? []
  return spender === undefined ? undefined : { spender: `0x${spender}`, amount: BigInt(`0x${amount}`) }
}

/** A wire token of BNB smart chain, with what differs. */
export const convertRow = (symbol: string, address: string, differs: object = {}) => ({
  name: `${symbol} coin`,
  symbol,
  address: `${CHAIN}:${address}`,
  decimals: 18,
  logoUri: '',
  ...differs,
})

/** A refusal as a gateway says it. */
export const refusal = (description: string, name = 'quote') =>
  JSON.stringify({ status: 'FAILED', message: 'Swap refused', reasons: [{ name, description }] })

/**
 * A server that swaps 1 BNB for 600 USDT and back, without an impact on the price unless `impact` says so. What is asked
 * for by POST is in `bodies`.
 */
export async function startSwapServer() {
  const bodies: Record<string, unknown>[] = []
  const says = {
    allowance: 0n,
    /** USDT for a BNB. */
    price: 600n,
    /** By how much less than the price the whole amount gives, in per cent; a part of it gives the price. */
    impact: 0n,
    tokens: [convertRow('BNB', NATIVE), convertRow('USDT', TETHER)] as unknown[],
    /** Changes what the server builds. */
    approval: (tx: object): object => tx,
    swap: (tx: object): object => tx,
    quote: (quote: object): object => quote,
  }
  const whole = new Set<string>()

  function quote(query: URLSearchParams) {
    const amount = BigInt(query.get('amount') ?? 0)
    const isSelling = query.get('from') === `${CHAIN}:${NATIVE}`
    const given = isSelling ? amount * says.price : amount / says.price
    // The first amount that is asked for is the whole one.
    if (![...whole].some((one) => BigInt(one) > amount)) whole.add(String(amount))
    const toAmount = whole.has(String(amount)) ? (given * (100n - says.impact)) / 100n : given
    const accounts = { fromAccount: query.get('from'), toAccount: query.get('to') }
    return says.quote({ id: 'test', ...accounts, fromAmount: String(amount), toAmount: String(toAmount) })
  }

  const answer: Answer = async (request, response, { pathname, searchParams: query }) => {
    if (pathname === '/v1/supported-chains') return json(response, { http: [CHAIN] })
    if (pathname === '/v1/convert/tokens') return json(response, { tokens: says.tokens })
    if (pathname === '/v1/convert/quotes') return json(response, { quotes: [quote(query)] })
    if (pathname === '/v1/convert/allowance') return json(response, { allowance: String(says.allowance) })
    if (pathname === '/v1/convert/build-approve') {
      const token = query.get('from')
      const data = approvalData(ROUTER, BigInt(query.get('amount') ?? 0))
      return json(response, { tx: says.approval({ from: token, to: token, data, value: '0', eip155: gas }) })
    }
    if (pathname !== '/v1/convert/build-transaction') return void response.writeHead(404).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    bodies.push(body)
    const { amount } = body
    const tx = { from: `${CHAIN}:${ADDRESS}`, to: `${CHAIN}:${ROUTER}`, data: '0x5a', amount, eip155: gas }
    json(response, { tx: says.swap(tx) })
  }
  return { ...(await startServer(answer)), bodies, says }
}
