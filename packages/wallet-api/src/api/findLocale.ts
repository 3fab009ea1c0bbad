import { LOCALES, type Locale } from './locales.ts'

/** The first language that there are texts in: `zh-Hant-TW` and `zh-HK` are read as `zh-TW`. */
export function findLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^zh\b.*\b(tw|hk|mo|hant)\b/i.test(language)) return 'zh-TW'
    if (/^zh\b/i.test(language)) return 'zh-CN'
    const found = LOCALES.find((locale) => locale.split('-')[0] === language.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return 'en'
}
