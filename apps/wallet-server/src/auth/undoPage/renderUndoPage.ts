import type { Locale } from '../../api/locales.ts'
import { escapeHtml as e } from '../../shared/escapeHtml.ts'
import { TEXTS } from '../../shared/texts/texts.ts'

/** The page in one language. `undo.js` shows one part at a time. */
export function renderUndoPage(locale: Locale): string {
  const { page, undo } = TEXTS[locale]
  const states = { done: undo.done, expired: undo.expired, failed: page.failed }
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(undo.action)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/undo/undo.css">
<script type="module" src="/undo/undo.js"></script>
</head>
<body>
<main>
<h1>${e(undo.action)}</h1>
<noscript><p class="state">${e(page.noScript)}</p></noscript>
<section data-state="open" hidden>
<p>${e(undo.question)}</p>
<p class="hint">${e(undo.hint)}</p>
<div class="buttons"><button type="button" class="primary">${e(undo.action)}</button></div>
</section>
<div role="status">${Object.entries(states)
    .map(([state, text]) => `<p class="state" data-state="${state}" hidden>${e(text)}</p>`)
    .join('')}</div>
</main>
</body>
</html>
`
}
