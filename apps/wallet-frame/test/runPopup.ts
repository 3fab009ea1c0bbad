import { createTestPopup } from '@foyer/wallet-server/test/popup'
import type { TestServers } from '@foyer/wallet-server/test/servers'
import { createPopup } from '../src/loading/createPopup.ts'

export type RunPopupParameters = {
  servers: Pick<TestServers, 'urls' | 'publicUrls' | 'siteOrigin'>
  /** The address to which the dapp sends the popup. */
  uri: string
  /** Whom the user chooses at the provider: for the vault, then for auth. */
  users?: [string, string]
  /** The login that the frame of the opener has started. Undefined where the popup cannot look. */
  announced: string | undefined
  /** The user's answer. */
  isApproved?: boolean
  /** The address to which the page that opened the popup leads it instead. */
  lead?: (url: string) => string
}

/** The page at `/loading` without a browser. Returns what the dapp has got, and what was shown. */
export async function runPopup({
  servers,
  uri,
  users = ['ada', 'ada'],
  announced,
  isApproved = true,
  lead = (url) => url,
}: RunPopupParameters) {
  const posted: { resultUri: string; origin: string }[] = []
  const shown: string[] = []
  const asked: string[] = []
  const kept = new Map<string, string>()
  const { publicUrls, siteOrigin } = servers
  const open = () => createTestPopup(servers)
  const first = open()
  // A provider would not ask again whom it knows.
  const second = users[0] === users[1] ? first : open()
  const frame = { document: { documentElement: { dataset: { login: announced } } } }
  let next: string | undefined
  const popup = createPopup({
    authUrl: publicUrls.auth,
    vaultUrl: publicUrls.vault,
    siteUrl: siteOrigin,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    opener: {
      length: 1,
      0: frame,
      postMessage: ({ resultUri }: { resultUri: string }, origin: string) =>
        posted.push({ resultUri, origin }),
    } as unknown as Window,
    fetch: (url, init) =>
      fetch(url.replace(publicUrls.auth, servers.urls.auth), {
        ...init,
        headers: { ...init.headers, origin: siteOrigin },
      }),
    go(url) {
      next = lead(url)
    },
    show: (...states) => void shown.push(...states),
    async ask({ origin, browser }) {
      asked.push(`${origin} ${browser}`)
      return isApproved
    },
  })
  await popup.take(new URLSearchParams(new URL(uri).hash.slice(1)))
  while (next !== undefined) {
    const isVault = next.startsWith(publicUrls.vault)
    const answer = await (isVault ? first.go(next, users[0]) : second.go(next, users[1]))
    next = undefined
    await popup.take(new URLSearchParams(answer))
  }
  return { posted, shown, asked, resultUri: posted[0]?.resultUri ?? '' }
}
