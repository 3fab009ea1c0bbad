import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import { prepareCalls } from '../calls/prepareCalls.ts'
import type { AnswerSafeParameters } from '../rpc/answerSafe.ts'
import { type Costs, prepareTransaction } from '../rpc/prepareTransaction.ts'
import { orderParams } from './orderParams.ts'
import type { ShownMethod } from './shownMethods.ts'

type Hex = `0x${string}`

type PrepareRequestParameters = {
  method: ShownMethod
  params: unknown[]
  account: Hex
  chainId: number
  rpcOf: AnswerSafeParameters['rpcOf']
}

/** The request with everything that is signed. Typed data and messages are signed as they came. */
export async function prepareRequest({
  method,
  params,
  account,
  chainId,
  rpcOf,
}: PrepareRequestParameters): Promise<{ params: unknown[]; costs?: Costs }> {
  const place = { chainId, account, rpc: rpcOf(chainId) }
  if (method === 'eth_sendTransaction') {
    const [asked] = params as RpcParams<'eth_sendTransaction'>
    const { transaction, costs } = await prepareTransaction(asked, place)
    return { params: [transaction], costs }
  }
  if (method === 'wallet_sendCalls') {
    const [asked] = params as RpcParams<'wallet_sendCalls'>
    const { transactions, costs } = await prepareCalls(asked, place)
    return { params: [transactions], costs }
  }
  return { params: orderParams(method, params, account) }
}
