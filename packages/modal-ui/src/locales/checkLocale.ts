import type { Locale } from '@foyer/modal-core'

const LOCALES: Record<Locale, true> = {
  en: true,
  'zh-CN': true,
  'zh-TW': true,
  id: true,
  vi: true,
  ja: true,
  ko: true,
  th: true,
  ru: true,
}

const warned = new Set<string>()

/** Warns once of a language that the modal does not have. In development builds only. */
export function checkLocale(locale: string) {
  if (Object.hasOwn(LOCALES, locale) || warned.has(locale)) return
  warned.add(locale)
  // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
  console.warn(
    `[Foyer] The option \`locale\` is "${locale}", which is no language of the modal, so it is English. The languages are ${Object.keys(LOCALES).join(', ')}. See docs/languages.md of @foyer/modal.`,
  )
}
