import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { configSchema } from '../src/config/schema.ts'

/** Where pairing goes when the configuration names no relay. */
const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** The headers that the nginx example sends with everything. */
export function exampleHeaders(): Record<string, string> {
  const example = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
  const lines = example.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
}

/**
 * The same headers for a site: its page connects to what its configuration names and to nothing else.
 *
 * @param config text of `/config.json`; without a valid one the page can only say so
 */
export function siteHeaders(config: string | undefined): Record<string, string> {
  const headers = exampleHeaders()
  const policy = headers['Content-Security-Policy'] ?? ''
  const sources = ["'self'", ...new Set(urlsOf(config).map((url) => new URL(url).origin))]
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(/connect-src [^;]*/, `connect-src ${sources.join(' ')}`),
  }
}

function urlsOf(text: string | undefined): string[] {
  const config = z.safeParse(configSchema, text === undefined ? undefined : parse(text))
  if (!config.success) return []
  const { chain, endpoints, walletConnect, whitelist } = config.data
  const { indexer, gateway, relay = walletConnect && PUBLIC_RELAY } = endpoints
  const shards = whitelist?.baseUrl.startsWith('/') ? undefined : whitelist?.baseUrl
  return [...chain.rpcUrls, indexer, gateway, relay, shards].filter((url) => url !== undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
