import type { Locale } from '@foyer/wallet-api'
import {
  describeSafety,
  escapeHtml as e,
  type Operators,
  renderDecision,
  TEXTS,
} from '@foyer/wallet-api/pages'
import type { Entry } from './assets.ts'
import { renderOldBrowser } from './renderOldBrowser.ts'
import { renderData, toAttributes } from './renderSdk.ts'

export type RenderLoadingParameters = Entry & {
  locale: Locale
  operators: Operators
  /** The theme. Default none. */
  style: string | undefined
  data: { authUrl: string; vaultUrl: string }
}

/** The popup of social logins. It is open before the dapp knows where it goes, and comes back here from the providers. */
export function renderLoading(parameters: RenderLoadingParameters): string {
  const { scripts, styles, locale, operators, style, data } = parameters
  const { labels, page, popup } = TEXTS[locale]
  const [entry, ...imports] = scripts.map(toAttributes)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(popup.title)}</title>
<link rel="icon" href="data:,">
${styles
  .map(toAttributes)
  .map(({ url, integrity }) => `<link rel="stylesheet" href=${url} ${integrity}>`)
  .join('\n')}${style === undefined ? '' : `\n<style>${style}</style>`}
${imports.map(({ url, integrity }) => `<link rel="modulepreload" href=${url} ${integrity}>`).join('\n')}
${renderData(data)}
<script type="module" src=${entry?.url} ${entry?.integrity}></script>
</head>
<body>
${renderOldBrowser(locale)}
<main>
<h1>${e(popup.title)}</h1>
<noscript><p>${e(page.noScript)}</p></noscript>
${renderDecision({ labels, page }, popup.hint)}
<div role="status"><p data-state="loading">${e(popup.loading)}</p><p data-state="done" hidden>${e(popup.done)}</p><p data-state="failed" hidden>${e(popup.failed)}</p></div>
</main>
<footer>${describeSafety(TEXTS[locale], operators, 'login')
    .map((line) => `<p>${e(line)}</p>`)
    .join('')}</footer>
</body>
</html>
`
}
