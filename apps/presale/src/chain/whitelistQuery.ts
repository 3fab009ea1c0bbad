import { DownloadError, download } from '@foyer/site-kit/http'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { PresaleError } from '../errors/PresaleError.ts'

/** Time that a shard may take, in milliseconds. */
const TIMEOUT = 10_000

/** A shard has some 50 kB, unless many of its addresses begin alike or an earlier release has made it. */
const MAX_BYTES = 4 * 2 ** 20

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
    queryFn: () => (root === zeroHash ? null : proofOf(config.whitelist?.baseUrl, root, user)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 3 && error instanceof PresaleError && error.retryable,
  })
}

async function proofOf(
  baseUrl: string | undefined,
  root: Hex,
  user: Address,
): Promise<readonly Hex[] | null> {
  const { readProof } = await import('@foyer/presale-contracts/whitelist')
  let url = ''
  async function readShard(name: string): Promise<unknown> {
    url = `${baseUrl}/${root}/${name}.json`
    return JSON.parse(await download(url, { timeout: TIMEOUT, maxBytes: MAX_BYTES }))
  }
  try {
    return await readProof(readShard, root, user)
  } catch (cause) {
    const retryable = cause instanceof DownloadError && cause.retryable
    throw new WhitelistUnavailableError(url, { retryable, cause })
  }
}
