import type { KeyValueStorage } from '../storage/createSafeStorage.ts'

/**
 * The offered languages, each named in itself, with what offers it to a visitor whose browser prefers it.
 * These few words are here, and not in `locales/`, because they are read before that language is loaded.
 */
export const locales = {
  en: {
    name: 'English',
    offer: 'This site is available in English.',
    accept: 'Switch',
    dismiss: 'No, thanks',
  },
  'zh-CN': { name: '简体中文', offer: '本站提供简体中文版。', accept: '切换', dismiss: '不用了' },
}

export type Locale = keyof typeof locales

export const defaultLocale: Locale = 'en'

const STORAGE_KEY = 'locale'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The visitor's stored choice; `undefined` on a first visit. An unsupported stored value is reset to English. */
export function readStoredLocale(storage: KeyValueStorage): Locale | undefined {
  const stored = storage.getItem(STORAGE_KEY)
  if (stored === null) return undefined
  if (isLocale(stored)) return stored
  storeLocale(storage, defaultLocale)
  return defaultLocale
}

export function storeLocale(storage: KeyValueStorage, locale: Locale) {
  storage.setItem(STORAGE_KEY, locale)
}

/**
 * The offered language a browser asks for first, compared by language and script.
 *
 * @param tags `navigator.languages`
 * @example matchLocale(['zh-Hans-SG', 'en']) // 'zh-CN'
 * @example matchLocale(['zh-TW', 'en']) // 'en'
 */
export function matchLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const wanted = languageAndScript(tag)
    const match = Object.keys(locales).find((locale) => languageAndScript(locale) === wanted)
    if (isLocale(match)) return match
  }
  return undefined
}

function languageAndScript(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
