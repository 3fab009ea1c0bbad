import { PROJECT_ID } from '@foyer/gateway/testing/prepareGateway'
import { OWNER, type TestChain } from '@foyer/gateway/testing/startTestChain'
import type { TestGateway } from '@foyer/gateway/testing/startTestGateway'
import { type Address, type Hex, parseEther } from 'viem'

const CHAIN = 'eip155:56'
const NATIVE = `0x${'e'.repeat(40)}`
const AMOUNT = String(parseEther('1'))

type CreateTradeParameters = { chain: TestChain; zone: Pick<TestGateway, 'get' | 'post'> }

/** Swaps as a client does: what the gateway builds is signed and sent, one after the other. */
export function createTrade({ chain: { client, stablecoins, market }, zone }: CreateTradeParameters) {
  const pair = (from: string, to: string) => ({
    from: `${CHAIN}:${from}`,
    to: `${CHAIN}:${to}`,
    userAddress: `${CHAIN}:${OWNER.address}`,
    amount: AMOUNT,
  })
  // The accounts of tests have it, and it has a pool.
  const sale = pair(market.tokens.DEV.address, NATIVE)

  async function send(answer: Response) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
    const { tx } = (await answer.json()) as { tx: { to: string; data: Hex } }
    const to = tx.to.split(':')[2] as Address
    const hash = await client.sendTransaction({ account: OWNER, to, data: tx.data, gas: 400_000n })
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 10 })
    if (status !== 'success') throw new Error('A transaction of the swap has failed.')
  }

  return {
    async quote() {
      const answer = await zone.get('/v1/convert/quotes', pair(NATIVE, stablecoins.USDT.address))
      if (!answer.ok) throw new Error(`A quote: ${answer.status} ${await answer.text()}`)
      await answer.text()
    },

    /** Approves exactly what is sold, then sells it. */
    async swap() {
      await send(await zone.get('/v1/convert/build-approve', sale))
      const order = { ...sale, projectId: PROJECT_ID, eip155: { slippage: 5 } }
      await send(await zone.post('/v1/convert/build-transaction', order))
    },
  }
}
