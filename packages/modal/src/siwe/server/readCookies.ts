type HeaderLookup = { get: (name: string) => string | null }

/** A request of `fetch`, Node, Express or Fastify, its headers, or the text of its `Cookie` header. */
export type CookieSource =
  | string
  | null
  | undefined
  | HeaderLookup
  | { headers: HeaderLookup | { cookie?: string | undefined } }

/** The `Cookie` header of a request. */
export function readCookies(source: CookieSource): string | null | undefined {
  if (source == null || typeof source === 'string') return source
  const headers = 'headers' in source ? source.headers : source
  return 'get' in headers ? headers.get('cookie') : headers.cookie
}
