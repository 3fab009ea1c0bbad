import { escapeHtml as e } from './escapeHtml.ts'
import type { Texts } from './texts/en.ts'

/** Renders the question of a page before it lets a device in. Its script fills in the server's data and removes `hidden`. */
export function renderDecision(
  { labels, page }: Pick<Texts, 'labels' | 'page'>,
  hint: string,
  /** Questions for purposes other than a login. */
  others: Readonly<Record<string, { question: string; hint: string }>> = {},
): string {
  const ask = ({ question, hint }: { question: string; hint: string }, purpose: string) => [
    `<p data-purpose="${purpose}">${e(question)}</p>`,
    `<p class="hint" data-purpose="${purpose}">${e(hint)}</p>`,
  ]
  const asked = Object.entries({ login: { question: page.question, hint }, ...others }).map(
    ([purpose, texts]) => ask(texts, purpose),
  )
  const rows = [
    [labels.app, 'origin', ' translate="no"'],
    [labels.browser, 'browser', ' translate="no"'],
    [labels.time, 'createdAt', ''],
  ] as const
  return `<section data-state="open" hidden>
${asked.map(([question]) => question).join('')}
<dl>${rows.map(([label, field, kept]) => `<div><dt>${e(label)}</dt><dd data-field="${field}"${kept}></dd></div>`).join('')}</dl>
${asked.map(([, text]) => text).join('')}
<div class="buttons"><button type="button" data-decision="deny">${e(page.deny)}</button><button type="button" class="primary" data-decision="approve">${e(page.approve)}</button></div>
</section>`
}
