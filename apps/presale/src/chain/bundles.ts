import { areCallsRefused } from '@foyer/modal/wagmi'
import { type BundleStatus, type ContractCall, isBundleId } from '@foyer/site-kit/transaction'
import { queryOptions } from '@tanstack/react-query'
import { getCallsStatus, getCapabilities, sendCalls } from '@wagmi/core'
import { type Address, isHash, withTimeout } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'
import { NoTransactionError } from './NoTransactionError.ts'

/** Time to wait for the capabilities of a wallet, in milliseconds: some wallets never answer unknown methods. */
const CAPABILITIES_TIMEOUT = 2_000

/** A wallet's support of several calls, and of calls that the site pays for (EIP-5792, ERC-7677). */
export type Bundling = {
  /** True if it runs several calls as one transaction, all or none. */
  canBundle: boolean
  /** True if it does so and lets the site's paymaster pay the network fee. */
  isSponsored: boolean
}

/** Reads the wallet's report. A wallet that does not answer supports neither. */
export async function readBundling({ wagmi, config }: Runtime, account: Address): Promise<Bundling> {
  const ask = () => getCapabilities(wagmi, { account, chainId: config.chain.id })
  const capabilities: unknown = await withTimeout(ask, {
    timeout: CAPABILITIES_TIMEOUT,
    errorInstance: new Error('The wallet did not say what it can do.'),
  }).catch(() => undefined)
  const status = property(property(capabilities, 'atomic'), 'status')
  const canBundle = status === 'supported' || status === 'ready'
  const takesPaymaster = property(property(capabilities, 'paymasterService'), 'supported') === true
  return { canBundle, isSponsored: canBundle && takesPaymaster && config.paymasterUrl !== undefined }
}

/** The same for what is shown, of an account of a type. */
export function bundlingQueryOptions(runtime: Runtime, account: Address, type: string | undefined) {
  return queryOptions({
    queryKey: chainKey(runtime.config, 'bundling', account, type),
    queryFn: () => readBundling(runtime, account),
  })
}

/**
 * Has the wallet sign and send calls as one transaction, and offers to pay its network fee where the site has a paymaster.
 *
 * @returns the wallet's id of the bundle; `undefined` when the wallet does not support it or the user rejects the
 *   upgrade
 * @throws {NoTransactionError} the wallet gave no id
 */
export async function sendBundle(
  { wagmi, config }: Runtime,
  account: Address,
  calls: readonly ContractCall[],
  { isSponsored }: Pick<Bundling, 'isSponsored'>,
): Promise<string | undefined> {
  const { paymasterUrl: url } = config
  try {
    const { id } = await sendCalls(wagmi, {
      account,
      chainId: config.chain.id,
      forceAtomic: true,
      calls: calls.map(({ address, abi, functionName, args }) => ({ to: address, abi, functionName, args })),
      ...(isSponsored &&
        url !== undefined && { capabilities: { paymasterService: { url, optional: true } } }),
    })
    if (!isBundleId(id))
      throw new NoTransactionError('The wallet took a bundle without an id to ask for it by.')
    return id
  } catch (error) {
    if (areCallsRefused(error)) return undefined
    throw error
  }
}

/** Asks the wallet what became of a bundle. */
export async function findBundle({ wagmi }: Runtime, id: string): Promise<BundleStatus> {
  const { statusCode, receipts } = await getCallsStatus(wagmi, { id })
  const hash = receipts?.at(-1)?.transactionHash
  if (hash !== undefined && isHash(hash)) return { status: 'sent', hash }
  // 4xx: not sent. 5xx and 6xx come with a receipt.
  return statusCode >= 400 ? { status: 'failed' } : { status: 'waiting' }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
