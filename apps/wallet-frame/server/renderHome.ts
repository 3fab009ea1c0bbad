import { createHash } from 'node:crypto'
import type { Locale } from '@foyer/wallet-server/api'
import { describeSafety, escapeHtml, type Operators, TEXTS } from '@foyer/wallet-server/wording'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:0 auto;padding:3rem 1.25rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.2}'

const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but its own style and its empty icon: the page has no script and loads nothing. */
export const HOME_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_DIGEST}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

export type RenderHomeParameters = { host: string; locale: Locale; operators: Operators }

/** Who runs the wallet, and who can open it, in honest words. */
export function renderHome({ host, locale, operators }: RenderHomeParameters): string {
  const lines = describeSafety(TEXTS[locale], operators, 'login').map((line) => `<p>${escapeHtml(line)}</p>`)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(host)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(host)}</h1>
${lines.join('\n')}
</main>
</body>
</html>
`
}
