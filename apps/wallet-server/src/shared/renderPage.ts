import type { Locale } from '@foyer/wallet-api'
import { escapeHtml as e, TEXTS } from '@foyer/wallet-api/pages'

export type PageParts = {
  locale: Locale
  title: string
  /** Titles by what the link is for: the page's script shows one of them. The first is shown until it knows. */
  titles?: Readonly<Record<string, string>>
  /** Paths of the style sheet and of the script. */
  styles: string
  script: string
  /** HTML of what the page asks. */
  question: string
  /** Texts about the result, by the state that the page's script shows. */
  states: readonly (readonly [state: string, text: string])[]
  /** HTML below it. */
  footer?: string
}

/** A page that a mailed link opens. Its script shows one part at a time, the first one with the rest of the page. */
export function renderPage({
  locale,
  title,
  titles,
  styles,
  script,
  question,
  states,
  footer = '',
}: PageParts): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
<main data-waits>
<h1>${renderTitle(title, titles)}</h1>
<noscript><p class="state">${e(TEXTS[locale].page.noScript)}</p></noscript>
${question}
<div role="status">${states
    .map(([state, text]) => `<p class="state" data-state="${state}" hidden>${e(text)}</p>`)
    .join('')}</div>
</main>
${footer}</body>
</html>
`
}

const renderTitle = (title: string, titles: PageParts['titles']) =>
  titles === undefined
    ? e(title)
    : Object.entries(titles)
        .map(
          ([purpose, text], index) =>
            `<span data-purpose="${purpose}"${index === 0 ? '' : ' hidden'}>${e(text)}</span>`,
        )
        .join('')
