import type { Locale } from '@foyer/wallet-api'
import {
  describeSafety,
  escapeHtml as e,
  type Operators,
  renderDecision,
  TEXTS,
} from '@foyer/wallet-api/pages'
import { renderPage } from '../../shared/renderPage.ts'

const STATES = ['approved', 'denied', 'expired', 'refused', 'cut', 'failed'] as const
/** Decisions about a change of the address, or about a deletion. */
const DECISIONS = ['approved', 'denied'] as const

/** The page in one language. `approve.js` shows one part at a time, and fills in what the server knows of the link. */
export function renderApprovePage(locale: Locale, operators: Operators): string {
  const texts = TEXTS[locale]
  const { page, create, change, deletion } = texts
  const safety = describeSafety(texts, operators, 'mailbox').map((line) => `<p>${e(line)}</p>`)
  return renderPage({
    locale,
    title: page.title,
    titles: {
      login: page.title,
      create: create.subject,
      change: change.link.subject,
      delete: deletion.link.subject,
    },
    styles: '/approve.css',
    script: '/approve.js',
    question: renderDecision(texts, page.hint, {
      create: { question: create.question, hint: page.hint },
      change,
      delete: deletion,
    }),
    states: [
      ...STATES.map((name) => [name, page[name]] as const),
      ['create denied', create.denied],
      ...DECISIONS.map((name) => [`change ${name}`, change[name]] as const),
      ...DECISIONS.map((name) => [`delete ${name}`, deletion[name]] as const),
    ],
    footer: `<footer>${safety.join('')}</footer>\n`,
  })
}
