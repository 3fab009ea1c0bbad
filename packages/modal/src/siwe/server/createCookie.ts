import type { Namespace } from '@foyer/modal-core'
import { isLoopback } from './isLoopback.ts'

/** The tokens of sessions in a store, and of visits. */
export const TOKEN = /^[0-9a-f]{64}$/

type CreateCookieParameters = {
  domain: string
  sameSite: 'strict' | 'lax' | 'none'
  /** Without the prefix. */
  name: string
  /** The form of its value. */
  pattern: RegExp
}

/** Each namespace has a session of its own. */
export const sessionCookieName = (namespace: Namespace) =>
  namespace === 'eip155' ? 'foyer-siwe' : `foyer-siwx-${namespace}`

/**
 * A cookie that scripts cannot read. It is sent over HTTPS only, except on this machine. The prefix `__Host-` keeps pages on other
 * subdomains from setting it.
 */
export function createCookie({ domain, sameSite, pattern, ...parameters }: CreateCookieParameters) {
  const isSecure = !isLoopback(domain) || sameSite === 'none'
  const name = isSecure ? `__Host-${parameters.name}` : parameters.name
  const site = { strict: 'Strict', lax: 'Lax', none: 'None' }[sameSite]
  const attributes = `HttpOnly; SameSite=${site}${isSecure ? '; Secure' : ''}`

  return {
    write: (token: string, maxAge: number) =>
      `${name}=${token}; Path=/; Max-Age=${Math.floor(maxAge / 1000)}; ${attributes}`,

    /** The token in a `Cookie` header. Two tokens count as none, because an attacker may have set the second. */
    read(header: string | null | undefined): string | undefined {
      const tokens = (header ?? '').split(';').flatMap((pair) => {
        const [key, value = ''] = pair.trim().split('=')
        return key === name ? [value] : []
      })
      const [token = ''] = tokens
      return tokens.length === 1 && pattern.test(token) ? token : undefined
    },
  }
}
