import { DownloadError, download } from '@foyer/site-kit/http'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { PresaleError } from '../errors/PresaleError.ts'

/** How long a shard may take, in milliseconds. */
const TIMEOUT = 10_000

/** A shard of a list of a million addresses has some 5 MB. */
const MAX_BYTES = 64 * 2 ** 20

/** A whitelist shard is missing or damaged. Whether an account is listed remains unknown. */
export class WhitelistUnavailableError extends PresaleError {
  override name = 'WhitelistUnavailableError'
  constructor(url: string, options: { retryable: boolean; cause?: unknown }) {
    super(`The whitelist shard ${url} could not be read.`, { ...options, docs: 'whitelist' })
  }
}

/**
 * A wallet's whitelist proof, from the one shard its address is in; `null` when the shard does not list it.
 *
 * @param root the whitelist in force, as `lens.home` gives it; zero means that the whitelist is empty
 */
export function whitelistProofQueryOptions({ config }: Runtime, root: Hex, user: Address) {
  return queryOptions({
    queryKey: ['whitelistProof', root, user],
    queryFn: () => (root === zeroHash ? null : readProof(config.whitelist?.baseUrl, root, user)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 3 && error instanceof PresaleError && error.retryable,
  })
}

async function readProof(
  baseUrl: string | undefined,
  root: Hex,
  user: Address,
): Promise<readonly Hex[] | null> {
  const { proofFromShard } = await import('@foyer/presale-contracts/whitelist')
  const url = `${baseUrl}/${root}/${user.slice(2, 4).toLowerCase()}.json`
  try {
    const shard: unknown = JSON.parse(await download(url, { timeout: TIMEOUT, maxBytes: MAX_BYTES }))
    return proofFromShard(shard, root, user)
  } catch (cause) {
    const retryable = cause instanceof DownloadError && cause.retryable
    throw new WhitelistUnavailableError(url, { retryable, cause })
  }
}
