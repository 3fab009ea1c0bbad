import { escapeHtml as e } from './escapeHtml.ts'
import type { Texts } from './texts/en.ts'

/** What a page asks before it lets a device in. Its script fills in what the server knows, and takes the `hidden` away. */
export function renderDecision({ labels, page }: Pick<Texts, 'labels' | 'page'>, hint: string): string {
  const rows = [
    [labels.app, 'origin'],
    [labels.browser, 'browser'],
    [labels.time, 'createdAt'],
  ] as const
  return `<section data-state="open" hidden>
<p>${e(page.question)}</p>
<dl>${rows.map(([label, field]) => `<div><dt>${e(label)}</dt><dd data-field="${field}"></dd></div>`).join('')}</dl>
<p class="hint">${e(hint)}</p>
<div class="buttons"><button type="button" data-decision="deny">${e(page.deny)}</button><button type="button" class="primary" data-decision="approve">${e(page.approve)}</button></div>
</section>`
}
