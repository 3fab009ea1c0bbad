import type { Locale } from '@foyer/wallet-api'
import { escapeHtml as e, TEXTS } from '@foyer/wallet-api/pages'
import { renderPage } from '../../shared/renderPage.ts'

/** The page in one language. `undo.js` shows one part at a time. */
export function renderUndoPage(locale: Locale): string {
  const { page, undo } = TEXTS[locale]
  return renderPage({
    locale,
    title: undo.action,
    styles: '/undo/undo.css',
    script: '/undo/undo.js',
    question: `<section data-state="open" hidden>
<p>${e(undo.question)}</p>
<p class="hint">${e(undo.hint)}</p>
<div class="buttons"><button type="button" class="primary">${e(undo.action)}</button></div>
</section>`,
    states: [
      ['done', undo.done],
      ['expired', undo.expired],
      ['cut', page.cut],
      ['failed', page.failed],
    ],
  })
}
