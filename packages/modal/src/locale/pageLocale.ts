import type { Locale } from '@foyer/modal-core'

/** By the first part of a language tag. Chinese has two. */
const LOCALES: Partial<Record<string, Locale>> = {
  en: 'en',
  id: 'id',
  in: 'id', // what Android called it
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
  th: 'th',
  vi: 'vi',
}

/** Where Chinese is written in traditional characters, unless the tag says otherwise. */
const TRADITIONAL = ['hk', 'mo', 'tw']

/**
 * Returns the modal's language for this page: that of `<html lang>`, else the first of the visitor's that the modal
 * has, else English. On a server it is English.
 *
 * @example
 * createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], locale: pageLocale() })
 * // <html lang="zh-Hant">: 'zh-TW'
 */
export function pageLocale(): Locale {
  if (typeof document === 'undefined') return 'en'
  const tags = [document.documentElement.lang, ...navigator.languages]
  return tags.map(localeOf).find((locale) => locale !== undefined) ?? 'en'
}

function localeOf(tag: string): Locale | undefined {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/)
  if (language !== 'zh') return Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined
  if (rest.includes('hans')) return 'zh-CN'
  return rest.includes('hant') || rest.some((part) => TRADITIONAL.includes(part)) ? 'zh-TW' : 'zh-CN'
}
