import type { Locale } from '../../api/locales.ts'
import { escapeHtml as e } from '../../shared/escapeHtml.ts'
import { describeSafety, type Operators } from '../../shared/mails/compose.ts'
import { renderDecision } from '../../shared/renderDecision.ts'
import { TEXTS } from '../../shared/texts/texts.ts'

const STATES = ['approved', 'denied', 'expired', 'failed'] as const
/** What became of a change of the address. */
const CHANGE_STATES = ['approved', 'denied'] as const

/** The page in one language. `approve.js` shows one part at a time, and fills in what the server knows of the link. */
export function renderApprovePage(locale: Locale, operators: Operators): string {
  const { labels, page, change, ...texts } = TEXTS[locale]
  const state = (name: string, text: string) => `<p class="state" data-state="${name}" hidden>${e(text)}</p>`
  const states = [
    ...STATES.map((name) => state(name, page[name])),
    ...CHANGE_STATES.map((name) => state(`change ${name}`, change[name])),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(page.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/approve.css">
<script type="module" src="/approve.js"></script>
</head>
<body>
<main>
<h1>${e(page.title)}</h1>
<noscript><p class="state">${e(page.noScript)}</p></noscript>
${renderDecision({ labels, page }, page.hint, change)}
<div role="status">${states.join('')}</div>
</main>
<footer>${describeSafety({ labels, page, change, ...texts }, operators, 'mailbox')
    .map((line) => `<p>${e(line)}</p>`)
    .join('')}</footer>
</body>
</html>
`
}
