import type { Namespace } from '@foyer/modal-core'
import { isLoopback } from './isLoopback.ts'

const TOKEN = /^[0-9a-f]{64}$/

type CreateCookieParameters = {
  domain: string
  sameSite: 'strict' | 'lax' | 'none'
  /** Each namespace has a session of its own. */
  namespace: Namespace
}

/**
 * The session's cookie. It is sent over HTTPS only, except on this machine. The prefix `__Host-` keeps pages on other
 * subdomains from setting it.
 */
export function createCookie({ domain, sameSite, namespace }: CreateCookieParameters) {
  const isSecure = !isLoopback(domain) || sameSite === 'none'
  const base = namespace === 'eip155' ? 'foyer-siwe' : `foyer-siwx-${namespace}`
  const name = isSecure ? `__Host-${base}` : base
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
      return tokens.length === 1 && TOKEN.test(token) ? token : undefined
    },
  }
}
