import * as z from 'zod/mini'
import { ConfigInvalidError, ConfigUnreachableError, LoopbackRpcError } from './errors.ts'
import { findLoopbackUrl, isLoopbackHost } from './loopback.ts'
import { type AppConfig, configSchema } from './schema.ts'

/** How long the answer may take, in milliseconds. */
const TIMEOUT = 10_000

export type LoadConfigParameters = {
  /** @default '/config.json' */
  url?: string
  /** Whether this is a production build. */
  production: boolean
  /** Host the page was served from. */
  pageHost: string
  fetch?: typeof globalThis.fetch
}

/**
 * Reads and checks the site's configuration.
 *
 * @throws {ConfigUnreachableError} no answer within 10 s or an HTTP error; worth a retry
 * @throws {ConfigInvalidError} not JSON, or not this shape; `details` names each wrong field
 * @throws {LoopbackRpcError} a production build on a public page with a loopback RPC
 */
export async function loadConfig({
  url = '/config.json',
  production,
  pageHost,
  fetch = globalThis.fetch,
}: LoadConfigParameters): Promise<AppConfig> {
  const config = parseConfig(url, await download(url, fetch))
  const loopback = findLoopbackUrl(config.chain.rpcUrls)
  if (production && loopback !== undefined && !isLoopbackHost(pageHost)) throw new LoopbackRpcError(loopback)
  return config
}

async function download(url: string, fetch: typeof globalThis.fetch) {
  const fail = (cause: unknown): never => {
    throw new ConfigUnreachableError(url, String(cause), { cause, retryable: true })
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(fail)
  if (!response.ok) {
    const retryable = response.status >= 500 || response.status === 429
    throw new ConfigUnreachableError(url, `HTTP status ${response.status}`, { retryable })
  }
  return response.text().catch(fail)
}

function parseConfig(url: string, text: string) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    // A host that answers every path with the app's page gives HTML here.
    throw new ConfigInvalidError(url, [`not JSON: ${String(cause)}`], { cause })
  }
  const result = z.safeParse(configSchema, json)
  if (result.success) return result.data
  throw new ConfigInvalidError(
    url,
    result.error.issues.map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`),
  )
}
