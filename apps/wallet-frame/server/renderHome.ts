import type { Locale } from '@foyer/wallet-server/api'
import { describeSafety, escapeHtml, type Operators, TEXTS } from '@foyer/wallet-server/wording'
import type { Assets, Entry } from './assets.ts'
import { renderOldBrowser } from './renderOldBrowser.ts'
import { renderData, toAttributes } from './renderSdk.ts'

/** Without its script the page is plain text. */
export const HOME_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0;overflow-wrap:anywhere}h1{margin:0;font-size:1.5rem;line-height:1.2}p{margin:0 0 .5rem;word-break:auto-phrase;text-wrap:pretty}fy-wallet-home:not(:defined){display:block;max-width:35rem;margin:0 auto;padding:2rem 1rem}'

export type RenderHomeParameters = Entry &
  Pick<Assets, 'importMap'> & {
    host: string
    locale: Locale
    operators: Operators
    data: {
      publicUrl: string
      authUrl: string
      vaultUrl: string
      farcasterRelayUrl?: string | undefined
      chains: Readonly<Record<string, { rpcUrls: string[] }>>
    }
  }

/** The user's page: who runs the wallet, and who can open it, in honest words. The rest is the script's. */
export function renderHome(parameters: RenderHomeParameters): string {
  const { scripts, importMap, host, locale, operators, data } = parameters
  const [entry, ...imports] = scripts.map(toAttributes)
  const { wording } = TEXTS[locale]
  // The script leaves these out where passkeys protect the wallet.
  const ofMailbox = [wording.loginRecovers, wording.login]
  const lines = describeSafety(TEXTS[locale], operators, 'login').map(
    (line) => `<p${ofMailbox.includes(line) ? ' slot="mailbox"' : ''}>${escapeHtml(line)}</p>`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(host)}</title>
<link rel="icon" href="data:,">
<script type="importmap">${importMap}</script>
<style>${HOME_STYLE}</style>
${imports.map(({ url, integrity }) => `<link rel="modulepreload" href=${url} ${integrity}>`).join('\n')}
${renderData(data)}
<script type="module" src=${entry?.url} ${entry?.integrity}></script>
</head>
<body>
${renderOldBrowser(locale)}
<fy-wallet-home theme="auto">
<h1 slot="title">${escapeHtml(host)}</h1>
<noscript><p>${escapeHtml(TEXTS[locale].page.noScript)}</p></noscript>
${lines.join('\n')}
</fy-wallet-home>
</body>
</html>
`
}
