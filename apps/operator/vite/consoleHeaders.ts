import { configSchema, newSaleSchema } from '../src/config/schema.ts'

/** The headers that the console is served with. @param config text of `/config.json` */
export function consoleHeaders(config: string | undefined): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/**
 * The policy that the console is served with. It connects to what its configuration names and to nothing else.
 *
 * @param config text of `/config.json`; without a valid one the console can only say so
 * @example contentSecurityPolicy(text) // "default-src 'none'; script-src 'self'; …"
 */
export function contentSecurityPolicy(config: string | undefined): string {
  const hosts = [...new Set(urlsOf(config).map((url) => new URL(url).origin))]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html operator-worker',
  ].join('; ')
}

function urlsOf(text: string | undefined): string[] {
  const json = text === undefined ? undefined : parse(text)
  const config = configSchema.safeParse(json)
  if (!config.success) return newSaleSchema.safeParse(json).data?.chain.rpcUrls ?? []
  const { chain, endpoints, whitelist } = config.data
  return [...chain.rpcUrls, ...Object.values(endpoints), whitelist.baseUrl].filter((url) => url !== undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
