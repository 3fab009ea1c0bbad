import { PUBLIC_URLS, SITE_ORIGIN } from './startTestServers.ts'

export type PopupParameters = {
  /** The addresses of the servers. */
  urls: { auth: string; vault: string }
  /** The servers' own names for these addresses. */
  publicUrls?: { auth: string; vault: string }
  siteOrigin?: string
  /** Sees each address that the popup goes to, and may send it to another one. */
  onGo?: (url: URL) => URL | undefined
}

/** A popup without a browser: it keeps cookies, follows redirects, and chooses a user at the provider. */
export function createTestPopup({
  urls,
  publicUrls = PUBLIC_URLS,
  siteOrigin = SITE_ORIGIN,
  onGo = () => undefined,
}: PopupParameters) {
  const cookies = new Map<string, string>()

  async function request(url: URL, init: RequestInit = {}): Promise<Response> {
    const role =
      url.origin === publicUrls.auth ? 'auth' : url.origin === publicUrls.vault ? 'vault' : undefined
    const target = role ? `${urls[role]}${url.pathname}${url.search}` : url.href
    const isProvider = role === undefined
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'user-agent': 'Firefox/140.0 Windows', ...(isProvider ? { cookie } : {}) }
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of isProvider ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Goes on until the site's `/loading`, and returns what it is told in its fragment. */
  async function go(start: string, user: string): Promise<Record<string, string>> {
    let url = new URL(start)
    let init: RequestInit = {}
    for (let step = 0; step < 20; step++) {
      url = onGo(url) ?? url
      if (url.href.startsWith(`${siteOrigin}/loading#`))
        return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
      const response = await request(url, init)
      init = {}
      const location = response.headers.get('location')
      const page = await response.text()
      if (location !== null) url = new URL(location, url)
      else if (page.includes('Choose a user')) url = new URL(`?user=${user}`, url)
      else if (page.includes('<form')) [url, init] = readForm(page)
      else throw new Error(`The popup is stuck at ${url.pathname}: ${response.status}`)
    }
    throw new Error('The popup goes round in circles.')
  }

  return { go }
}

/** The form that `form_post` submits by itself. */
function readForm(page: string): [URL, RequestInit] {
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  return [new URL(action.replaceAll('&amp;', '&')), { method: 'POST', body }]
}
