import type { KeyValueStorage } from '@foyer/site-kit/storage'

/**
 * The offered languages, each named in itself, with what offers it to a visitor whose browser prefers it.
 * These texts are here, and not in `locales/`, because they are needed before that language is loaded.
 */
export const locales = {
  en: {
    name: 'English',
    offer: 'This site is available in English.',
    accept: 'Switch',
    dismiss: 'No, thanks',
  },
  'zh-CN': { name: '简体中文', offer: '本站提供简体中文版。', accept: '切换', dismiss: '不用了' },
  'zh-TW': { name: '繁體中文', offer: '本站提供繁體中文版。', accept: '切換', dismiss: '不用了' },
  id: {
    name: 'Bahasa Indonesia',
    offer: 'Situs ini tersedia dalam Bahasa Indonesia.',
    accept: 'Ganti',
    dismiss: 'Tidak, terima kasih',
  },
  vi: {
    name: 'Tiếng Việt',
    offer: 'Trang này có bản tiếng Việt.',
    accept: 'Chuyển',
    dismiss: 'Không, cảm ơn',
  },
  ja: {
    name: '日本語',
    offer: 'このサイトは日本語でもご覧いただけます。',
    accept: '切り替える',
    dismiss: '今はしない',
  },
  ko: {
    name: '한국어',
    offer: '이 사이트를 한국어로 볼 수 있습니다.',
    accept: '전환',
    dismiss: '괜찮습니다',
  },
  th: { name: 'ไทย', offer: 'เว็บไซต์นี้มีภาษาไทย', accept: 'เปลี่ยน', dismiss: 'ไม่เป็นไร' },
  ru: {
    name: 'Русский',
    offer: 'Сайт доступен на русском языке.',
    accept: 'Переключить',
    dismiss: 'Нет, спасибо',
  },
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
 * @example matchLocale(['zh-HK', 'en']) // 'zh-TW'
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
