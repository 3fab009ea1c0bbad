import { presaleAbi } from '@foyer/presale-contracts'
import { zeroHash } from 'viem'
import type { NetworkConfig } from '../config/schema.ts'
import { SaleError } from '../errors.ts'
import { addressesOf, type LiveList } from '../whitelist/compareLists.ts'
import { openShardSource } from '../whitelist/openShardSource.ts'
import { readWhitelist } from '../whitelist/readWhitelist.ts'
import type { Sale } from './session.ts'

export type ShardsOption = { shards?: string | undefined }

export function readLiveRoot({ client, deployment }: Pick<Sale, 'client' | 'deployment'>) {
  const address = deployment.contracts.presale
  return client.readContract({ address, abi: presaleAbi, functionName: 'whitelistRoot' })
}

/**
 * A folder or URL of shards: the one of the options, or else the base URL of the configuration.
 *
 * @throws {SaleError} that URL is relative to a web site
 */
export function shardPlaceOf({ whitelist: { baseUrl } }: NetworkConfig, { shards }: ShardsOption): string {
  if (shards !== undefined) return shards
  if (isAbsolute(baseUrl)) return baseUrl
  throw new SaleError(`The base URL ${baseUrl} of the whitelist is relative to a web site.`, {
    remedy: 'name the folder or the full URL of the shards with --shards',
    docs: 'the-whitelist',
  })
}

export function isAbsolute(url: string) {
  return /^https?:\/\//.test(url)
}

/** The list in force, from where buyers read it, or else from `place`. */
export async function readLiveList(sale: Sale, place: string): Promise<LiveList> {
  const root = await readLiveRoot(sale)
  if (root === zeroHash) return { status: 'none' }
  const { baseUrl } = sale.config.whitelist
  try {
    const whitelist = await readWhitelist(openShardSource(isAbsolute(baseUrl) ? baseUrl : place), root)
    return { status: 'read', root, addresses: addressesOf(whitelist) }
  } catch {
    return { status: 'unread', root }
  }
}
