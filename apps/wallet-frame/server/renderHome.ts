import type { Locale } from '@foyer/wallet-api'
import { describeSafety, escapeHtml, type Operators, TEXTS } from '@foyer/wallet-api/pages'
import type { Assets, Entry } from './assets.ts'
import { renderOldBrowser } from './renderOldBrowser.ts'
import { renderData, toAttributes } from './renderSdk.ts'

/** Without its script the page is plain text. With it, nothing is seen before it has its place. */
export const HOME_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0;overflow-wrap:anywhere}h1{margin:0;font-size:1.25rem;line-height:1.2}small{opacity:.7}.logo{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:12px;object-fit:cover;background:#8884;font-weight:700}p{margin:0 0 .5rem;word-break:auto-phrase;text-wrap:pretty}[theme]:not(:defined){display:block;box-sizing:border-box;min-height:100vh;padding:2rem max(1rem,50vw - 17.5rem)}@media(scripting:enabled){[theme]:not(:defined)>*{visibility:hidden}}'

export type RenderHomeParameters = Entry &
  Pick<Assets, 'importMap'> & {
    /** The element that draws the page. Default the user's page. */
    element?: 'fy-wallet-home' | 'fy-backup-window'
    host: string
    locale: Locale
    operators: Operators
    /** Of who runs the site, as a URL that has the picture in it. Default the first letter of the name. */
    logo?: string | undefined
    /** `HOME_STYLE`, and the theme. */
    style: string
    data?: {
      publicUrl: string
      authUrl: string
      vaultUrl: string
      farcasterRelayUrl?: string | undefined
      chains: Readonly<Record<string, { rpcUrls: string[] }>>
      hasSolana: boolean
    }
  }

/** The user's page, or the window of a backup: who runs the wallet, and who can open it, in honest words. The rest is the script's. */
export function renderHome(parameters: RenderHomeParameters): string {
  const { scripts, importMap, host, locale, operators, logo: picture, style, data } = parameters
  const { element = 'fy-wallet-home' } = parameters
  const logo =
    picture === undefined
      ? `<span slot="logo" class="logo" aria-hidden="true">${escapeHtml([...operators.own][0]?.toUpperCase() ?? '')}</span>`
      : `<img slot="logo" class="logo" src="${escapeHtml(picture)}" alt="">`
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
<title>${escapeHtml(operators.own)} · ${escapeHtml(host)}</title>
<link rel="icon" href="data:,">
<script type="importmap">${importMap}</script>
<style>${style}</style>
${imports.map(({ url, integrity }) => `<link rel="modulepreload" href=${url} ${integrity}>`).join('\n')}
${data === undefined ? '' : renderData(data)}
<script type="module" src=${entry?.url} ${entry?.integrity}></script>
</head>
<body>
${renderOldBrowser(locale)}
<${element} theme="auto">
${logo}
<div slot="title"><h1>${escapeHtml(operators.own)}</h1><small translate="no">${escapeHtml(host)}</small></div>
<noscript><p>${escapeHtml(TEXTS[locale].page.noScript)}</p></noscript>
${lines.join('\n')}
</${element}>
</body>
</html>
`
}
