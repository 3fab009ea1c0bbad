import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  NOT_ATOMIC,
  type RpcParams,
  TOO_MANY_CALLS,
  UNKNOWN_CAPABILITY,
} from '@foyer/embedded-wallet-frame/protocol'
import { isAddress } from 'viem/utils'
import type { DappTransaction } from '../rpc/checkTransaction.ts'
import {
  type PreparedTransactions,
  type PrepareTransactionParameters,
  prepareTransactions,
} from '../rpc/prepareTransaction.ts'
import { MAX_CALLS } from './callsId.ts'

export type DappCalls = RpcParams<'wallet_sendCalls'>[0]

/**
 * The transactions of several calls, one for each, in their order.
 *
 * @throws {ReplyError} they need what this account cannot do, do not fit the account or the chain, or one of them would fail
 */
export async function prepareCalls(
  asked: DappCalls,
  parameters: PrepareTransactionParameters,
): Promise<PreparedTransactions> {
  if (asked.atomicRequired === true && asked.calls.length > 1) throw new ReplyError(NOT_ATOMIC)
  return prepareTransactions(toTransactions(asked), parameters)
}

/**
 * Calls as transactions of their own, whichever account makes them. Of paymasters only the one with the URL is known.
 *
 * @throws {ReplyError} there are none or too many of them, or they need what is not known
 */
export function toTransactions(
  { calls, from, chainId, capabilities }: DappCalls,
  sponsorUrl?: string,
): DappTransaction[] {
  const needed = Object.entries(capabilities ?? {}).filter(([, capability]) => isNeeded(capability))
  if (needed.some(([name, capability]) => name !== PAYMASTER_SERVICE || !isOf(capability, sponsorUrl)))
    throw new ReplyError(UNKNOWN_CAPABILITY)
  if (calls.length === 0) throw new ReplyError('There are no calls')
  if (calls.length > MAX_CALLS) throw new ReplyError(TOO_MANY_CALLS)
  // wire.md asks for no more than a start.
  if (calls.some(({ to }) => !isAddress(to, { strict: false }))) throw new ReplyError('Invalid input')
  const shared = { ...(from === undefined ? {} : { from }), ...(chainId === undefined ? {} : { chainId }) }
  return calls.map((call) => ({ ...call, ...shared }) as DappTransaction)
}

/** ERC-7677. */
const PAYMASTER_SERVICE = 'paymasterService'

const urlOf = (capability: unknown) => (capability as { url?: unknown } | null)?.url
const isOf = (capability: unknown, url: string | undefined) => url !== undefined && urlOf(capability) === url

/** True if the dapp has the user pay: it names another paymaster, which may be left out. */
export const isOptOut = ({ capabilities }: DappCalls, sponsorUrl: string): boolean => {
  const capability = capabilities?.[PAYMASTER_SERVICE]
  return capability !== undefined && !isOf(capability, sponsorUrl)
}

/** EIP-5792: what is not marked as optional cannot be left out. */
const isNeeded = (capability: unknown) => (capability as { optional?: unknown } | null)?.optional !== true
