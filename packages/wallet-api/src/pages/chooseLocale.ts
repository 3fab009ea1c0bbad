import { LOCALES, type Locale } from '../api/locales.ts'

/** The language that is asked for, else the first one of the browser's `accept-language` that there are texts in. */
export function chooseLocale(accepted = '', asked = ''): Locale {
  const wanted = [asked, ...accepted.split(',').map((part) => part.split(';')[0]?.trim() ?? '')]
  for (const language of wanted) {
    const found =
      LOCALES.find((locale) => locale.toLowerCase() === language.toLowerCase()) ??
      LOCALES.find((locale) => locale.split('-')[0] === language.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}
