import type { CallsParameters, TransactionParameters } from '@foyer/modal-core'
import { AccountChangedError, withTimeout } from '@foyer/modal-core/page'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { toChainId } from '../eip1193/toChainId.ts'
import { askFirst } from '../rpc/rpcOf.ts'
import { decodeUint } from './abi.ts'
import { capabilityOf } from './capabilityOf.ts'
import { type Nodes, nodesOf } from './request.ts'
import { toTransaction } from './toTransaction.ts'

/** Time that a wallet may take to say what it can, in milliseconds. */
const TIMEOUT = 5_000

/** A token that says no instead of failing: its transfer would be in a block and move nothing. */
const FALSE = /^0x0{64}$/

/**
 * Estimates the fee of a transaction now: the gas that it needs, at the price of the last block. Rejects where the
 * token's contract would not transfer.
 */
export async function estimateFee(parameters: TransactionParameters & Nodes): Promise<bigint> {
  const { call } = parameters
  const request = askFirst(nodesOf(parameters))
  const transaction = toTransaction(parameters)
  const isToken = call.type === 'transfer' && call.token !== undefined
  const [gas, price, answer] = await Promise.all([
    request('eth_estimateGas', [transaction]).then(decodeUint),
    request('eth_gasPrice', []).then(decodeUint),
    isToken ? request('eth_call', [transaction, 'latest']) : undefined,
  ])
  if (FALSE.test(String(answer))) throw new Error('The token does not transfer')
  return gas * price
}

/**
 * Has the wallet send a transaction, if it still has the account and is on the network. The answer is not checked.
 *
 * @throws {AccountChangedError} the wallet has another account or network by now
 */
export async function sendTransaction(
  provider: Eip1193Provider,
  parameters: TransactionParameters,
): Promise<string> {
  const chainId = await checkAccount(provider, parameters)
  const transaction = { ...toTransaction(parameters), chainId }
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as string
}

/**
 * Has the wallet send several calls as one transaction (EIP-5792), if it still has the account and is on the network.
 * Undefined unless the wallet says that it can. The answer's id is not checked.
 *
 * @throws {AccountChangedError} the wallet has another account or network by now
 */
export async function sendCalls(
  provider: Eip1193Provider,
  { calls, ...parameters }: CallsParameters,
): Promise<{ id: string } | undefined> {
  const { address, network } = parameters
  const chain = toHex(Number(network.id))
  // Few wallets know the method.
  const capabilities = await withTimeout(
    provider.request({ method: 'wallet_getCapabilities', params: [address, [chain]] }),
    TIMEOUT,
  ).catch(() => undefined)
  if (!isAtomic(capabilities, Number(network.id))) return undefined
  const chainId = await checkAccount(provider, parameters)
  const request = {
    version: '2.0.0',
    from: address,
    chainId,
    atomicRequired: true,
    calls: calls.map((call) => {
      const { to, value, data } = toTransaction({ ...parameters, call })
      return { to, value, ...(data === undefined ? {} : { data }) }
    }),
  }
  let answer: unknown
  try {
    answer = await provider.request({ method: 'wallet_sendCalls', params: [request] })
  } catch (error) {
    const { areCallsRefused } = await import('./areCallsRefused.ts')
    if (areCallsRefused(error)) return undefined
    throw error
  }
  // Older wallets answer with the id alone.
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  return { id: id as string }
}

/** Asks the wallet about calls that it sends as one. The answer is not checked. */
export const getCallsStatus = (provider: Eip1193Provider, id: string) =>
  provider.request({ method: 'wallet_getCallsStatus', params: [id] })

/** The wallet may have switched account or network without an event. Returns its network's id in hexadecimal. */
async function checkAccount(
  provider: Eip1193Provider,
  { address, network }: Pick<TransactionParameters, 'address' | 'network'>,
): Promise<string> {
  const accounts = await provider.request({ method: 'eth_accounts' })
  const chainId = toChainId(await provider.request({ method: 'eth_chainId' }))
  const isShared =
    Array.isArray(accounts) && accounts.some((one) => String(one).toLowerCase() === address.toLowerCase())
  if (!isShared || chainId !== network.id) throw new AccountChangedError()
  return toHex(chainId)
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`

/** True if a wallet sends several calls on a chain as one transaction, or can be made to. */
function isAtomic(capabilities: unknown, chainId: number): boolean {
  const { status } = capabilityOf(capabilities, chainId, 'atomic')
  return status === 'supported' || status === 'ready'
}
