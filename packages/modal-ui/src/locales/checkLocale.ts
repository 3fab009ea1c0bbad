import type { DeepReadonly, Options } from '@foyer/modal-core'
import { LOCALES } from '@foyer/modal-core/page'
import { canonical } from './canonical.ts'

const warned = new Set<string>()

function warn(text: string) {
  if (warned.has(text)) return
  warned.add(text)
  // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
  console.warn(`[Foyer] ${text} See docs/languages.md of @foyer/modal.`)
}

/** Warns once of a language that the modal does not have, and of codes that stand for none. In development builds only. */
export function checkLocale({ locale, languages = [] }: DeepReadonly<Pick<Options, 'locale' | 'languages'>>) {
  const codes = [...LOCALES, ...languages.map(({ code }) => code)]
  if (languages.some(({ code }) => code === 'en'))
    warn('The option `languages` has English, which needs no value. Single texts are replaced by `strings`.')
  if (codes.includes(locale)) return
  const meant = codes.find((code) => code.toLowerCase() === canonical(locale)?.toLowerCase())
  warn(
    meant === undefined
      ? `The option \`locale\` is "${locale}", which is no language of the modal, so it is English. The languages are ${codes.join(', ')}; others are passed as \`languages\`.`
      : `The option \`locale\` is "${locale}", so the modal is English. Write "${meant}", or let \`pageLocale()\` choose.`,
  )
}
