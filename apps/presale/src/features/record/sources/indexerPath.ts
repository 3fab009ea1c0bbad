import type { Address } from 'viem'
import type { IndexerPageRequest } from './recordSource.ts'

/**
 * The path of a page of an account's list in the indexer's read API.
 *
 * @example indexerPath('0x7099…', 'rewards', { cursor: undefined, limit: 50 }) // '/v1/users/0x7099…/rewards?limit=50'
 */
export function indexerPath(
  account: Address,
  list: 'purchases' | 'referrals' | 'rewards' | 'withdrawals',
  { cursor, limit }: Pick<IndexerPageRequest, 'cursor' | 'limit'>,
) {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { cursor }) })
  return `/v1/users/${account}/${list}?${query}`
}
