import type { Locale } from '../../api/locales.ts'
import { escapeHtml as e } from '../../shared/escapeHtml.ts'
import { describeSafety, type Operators } from '../../shared/mails/compose.ts'
import { renderDecision } from '../../shared/renderDecision.ts'
import { TEXTS } from '../../shared/texts/texts.ts'

const STATES = ['approved', 'denied', 'expired', 'failed'] as const

/** The page in one language. `approve.js` shows one part at a time, and fills in what the server knows of the link. */
export function renderApprovePage(locale: Locale, operators: Operators): string {
  const { labels, page, ...texts } = TEXTS[locale]
  const states = STATES.map((state) => `<p class="state" data-state="${state}" hidden>${e(page[state])}</p>`)
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
${renderDecision({ labels, page }, page.hint)}
<div role="status">${states.join('')}</div>
</main>
<footer>${describeSafety({ labels, page, ...texts }, operators, 'mailbox')
    .map((line) => `<p>${e(line)}</p>`)
    .join('')}</footer>
</body>
</html>
`
}
