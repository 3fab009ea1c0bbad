export { chooseLocale } from '../shared/chooseLocale.ts'
export { escapeHtml } from '../shared/escapeHtml.ts'
export { describeSafety, type Operators } from '../shared/mails/compose.ts'
export { TEXTS } from '../shared/texts/texts.ts'
