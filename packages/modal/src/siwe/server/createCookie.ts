const NAME = 'foyer-siwe'
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[^:]+\.localhost)(:\d+)?$/
const TOKEN = /^[0-9a-f]{64}$/

type CreateCookieParameters = { domain: string; sameSite: 'strict' | 'lax' | 'none' }

/** The session's cookie. It travels over HTTPS only, except on this machine. */
export function createCookie({ domain, sameSite }: CreateCookieParameters) {
  const site = { strict: 'Strict', lax: 'Lax', none: 'None' }[sameSite]
  const secure = LOOPBACK.test(domain) && sameSite !== 'none' ? '' : '; Secure'

  return {
    write: (token: string, maxAge: number) =>
      `${NAME}=${token}; Path=/; Max-Age=${Math.floor(maxAge / 1000)}; HttpOnly; SameSite=${site}${secure}`,

    /** The token in a `Cookie` header. */
    read(header: string | null | undefined): string | undefined {
      for (const pair of (header ?? '').split(';')) {
        const [name, value = ''] = pair.trim().split('=')
        if (name === NAME && TOKEN.test(value)) return value
      }
      return undefined
    },
  }
}
