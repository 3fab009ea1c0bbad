import { createNameReader } from '@foyer/names'
import { type Address, createClient, fallback, http } from 'viem'

type OpenNameReaderParameters = { rpcUrls: readonly string[]; registry: Address }

/** Reads names by the site's own RPC endpoints. Addresses asked for at once share their requests, one for each step. */
export function openNameReader({ rpcUrls, registry }: OpenNameReaderParameters) {
  const endpoints = rpcUrls.map((url) => http(url, { batch: true, retryCount: 0 }))
  return createNameReader({
    client: createClient({ transport: fallback(endpoints, { retryCount: 0 }) }),
    registry,
  })
}
