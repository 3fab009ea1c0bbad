import type { GetAssetsParameters } from '@foyer/modal-core'
import { withTimeout } from '@foyer/modal-core/page'
import { capabilityOf } from './capabilityOf.ts'
import { nodeOf } from './request.ts'

/** Time that a wallet may take, in milliseconds, before the balances are asked for elsewhere. */
const TIMEOUT = 5_000

/**
 * The assets of the account as its wallet lists them (ERC-7811). Undefined unless the wallet supports that on the
 * network. The answer is not checked.
 */
export async function readAssets(
  provider: unknown,
  { address, network }: GetAssetsParameters,
): Promise<unknown> {
  const request = nodeOf(provider)
  if (request === undefined) return undefined
  const chainId = `0x${Number(network.id).toString(16)}`
  // Few wallets know the method.
  const capabilities = await withTimeout(request('wallet_getCapabilities', [address]), TIMEOUT).catch(
    () => undefined,
  )
  if (capabilityOf(capabilities, Number(network.id), 'assetDiscovery').supported !== true) return undefined
  const params = [{ account: address, chainFilter: [chainId] }]
  const assets = await withTimeout(request('wallet_getAssets', params), TIMEOUT)
  const list = (assets as Record<string, unknown> | undefined | null)?.[chainId]
  return Array.isArray(list) ? list.map(withLoudType) : list
}

/** Wallets write `erc20` and `native`, this dialect ERC20 and NATIVE. */
const withLoudType = (asset: unknown) =>
  typeof (asset as { type?: unknown } | null)?.type === 'string'
    ? { ...(asset as object), type: (asset as { type: string }).type.toUpperCase() }
    : asset
