/**
 * True if a page's origin is on a project's list. Origins are compared exactly; `https://*.example.com` stands for
 * every host with one or more labels before `.example.com`.
 */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => entry === origin || matchesWildcard(origin, entry))
}

function matchesWildcard(origin: string, entry: string) {
  const [scheme, host] = entry.split('://*.', 2)
  if (scheme === undefined || host === undefined) return false
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url?.origin === origin && url.protocol === `${scheme}:` && url.host.endsWith(`.${host}`)
}

/** True if a text can stand in a project's list. */
export function isOriginEntry(entry: string): boolean {
  const sample = entry.replace('://*.', '://any.')
  return URL.canParse(sample) && new URL(sample).origin === sample && /^https?:/.test(sample)
}
