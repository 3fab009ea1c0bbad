import { PROJECT_ID } from '@foyer/gateway/testing/prepareGateway'
import { createEvents, createRequests } from '@foyer/gateway/testing/startTestGateway'
import { type Deployment, presaleAbi } from '@foyer/presale-contracts'
import { createRpc } from '@foyer/wallet-frame/testing/createRpc'
import { sendTransaction } from '@foyer/wallet-frame/testing/sendTransaction'
import { encodeFunctionData, type Hex, maxUint96, parseGwei } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { tryAgain } from './tryAgain.ts'

const CHAIN = 56
const FRAGMENT = 1

export type BuyParameters = {
  gatewayUrl: string
  deployment: Deployment
  account: HDAccount
  /** Of the event that reports the purchase. */
  eventId: string
  /** Two tokens, by address. */
  pair: readonly [string, string]
}

/** Buys as a page with the embedded wallet does, which has the gateway as its only node. Returns the receipt. */
export async function buy({ gatewayUrl, deployment, account, eventId, pair }: BuyParameters) {
  const { contracts, tokens } = deployment
  const [token] = tokens
  if (token === undefined) throw new Error('The sale takes no token.')
  const { get, post } = createRequests(gatewayUrl)
  const rpcUrl = `${gatewayUrl}/v1/?projectId=${PROJECT_ID}&chainId=eip155:${CHAIN}`
  const rpc = createRpc({ project: { chains: { [CHAIN]: { rpcUrls: [rpcUrl] } } }, fetch, now: Date.now })(
    CHAIN,
  )
  const ask = (method: string, ...params: unknown[]) => tryAgain(() => rpc(method, params))
  const expectOk = async (request: () => Promise<Response>) =>
    tryAgain(async () => {
      const response = await request()
      const text = await response.text()
      if (!response.ok) throw new Error(`The gateway answers ${response.status} ${text}.`)
    })

  const call = { to: contracts.presale, from: account.address }
  await ask(
    'eth_call',
    { ...call, data: encodeFunctionData({ abi: presaleAbi, functionName: 'PUBLIC_OPEN_AT' }) },
    'latest',
  )
  await expectOk(() =>
    get('/v1/convert/quotes', {
      from: `eip155:${CHAIN}:${pair[0]}`,
      to: `eip155:${CHAIN}:${pair[1]}`,
      amount: '1000000000000000000',
      userAddress: `eip155:${CHAIN}:${account.address}`,
    }),
  )
  const nonce = Number(await ask('eth_getTransactionCount', account.address, 'pending'))
  const signed = await account.signTransaction({
    chainId: CHAIN,
    type: 'legacy',
    to: contracts.presale,
    data: encodeFunctionData({
      abi: presaleAbi,
      functionName: 'buy',
      args: [FRAGMENT, 1, token.address, maxUint96, []],
    }),
    nonce,
    gas: 1_000_000n,
    gasPrice: parseGwei('5'),
  })
  const hash: Hex = await sendTransaction(signed, { rpc })
  const receipt = (await ask('eth_getTransactionReceipt', hash)) as { status?: Hex } | null
  await expectOk(() =>
    post(
      '/batch',
      createEvents(1).map((event) => ({ ...event, eventId })),
    ),
  )
  return { hash, nonce, status: receipt?.status }
}
