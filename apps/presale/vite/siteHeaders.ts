import { readFileSync } from 'node:fs'
import { findLoopbackUrl } from '@foyer/site-kit/config'
import * as v from 'valibot'
import { type AppConfig, configSchema } from '../src/config/schema.ts'

/** The relay of a configuration that names none. */
const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** The page at which wallets verify the site's domain: pairing opens it in a hidden frame. */
const VERIFY_PAGE = 'https://verify.walletconnect.org'

/** The headers that the nginx example sends with everything. */
export function exampleHeaders(): Record<string, string> {
  const example = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
  const lines = example.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
}

/**
 * The same headers for a site: its page connects to what its configuration names and to nothing else, and has frames only
 * for pairing and for the embedded wallet.
 *
 * @param config text of `/config.json`; without a valid one the page can only say so
 */
export function siteHeaders(config: string | undefined): Record<string, string> {
  const headers = exampleHeaders()
  const policy = headers['Content-Security-Policy'] ?? ''
  const checked = v.safeParse(configSchema, config === undefined ? undefined : parse(config))
  const parsed = checked.success ? checked.output : undefined
  const sources = ["'self'", ...new Set(urlsOf(parsed).map((url) => new URL(url).origin))]
  return {
    ...headers,
    'Content-Security-Policy': policy
      .replace(/connect-src [^;]*/, `connect-src ${sources.join(' ')}`)
      .replace(/frame-src [^;]*/, `frame-src ${framesOf(parsed).join(' ') || "'none'"}`),
  }
}

function framesOf(config: AppConfig | undefined): string[] {
  if (config === undefined) return []
  const { projectId, embeddedWallet } = config
  return [
    ...(hasVerifyPage(config) ? [VERIFY_PAGE] : []),
    ...(embeddedWallet && projectId !== undefined ? [embeddedWallet.secureSite] : []),
  ]
}

/** A relay of this machine has no such page behind it. */
function hasVerifyPage({ walletConnect, endpoints: { relay } }: AppConfig) {
  return walletConnect !== undefined && (relay === undefined || findLoopbackUrl([relay]) === undefined)
}

function urlsOf(config: AppConfig | undefined): string[] {
  if (config === undefined) return []
  const { chain, endpoints, walletConnect, whitelist } = config
  const { indexer, gateway, faucet, relay = walletConnect && PUBLIC_RELAY } = endpoints
  const shards = whitelist?.baseUrl.startsWith('/') ? undefined : whitelist?.baseUrl
  return [...chain.rpcUrls, indexer, gateway, relay, faucet, shards].filter((url) => url !== undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
