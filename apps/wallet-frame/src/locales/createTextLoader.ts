import type { Locale } from '@foyer/wallet-api'

type Loaders<texts> = Record<Exclude<Locale, 'en'>, () => Promise<texts>>

/** Loads texts in a language of ours. English for any other, and where they cannot be loaded. */
export function createTextLoader<texts extends object>(en: texts, loaders: Loaders<texts>) {
  const isTranslated = (locale: string): locale is keyof Loaders<texts> => Object.hasOwn(loaders, locale)

  return async (locale: string): Promise<texts & { code: string }> => {
    try {
      if (isTranslated(locale)) return { ...(await loaders[locale]()), code: locale }
    } catch {
      // Something must be shown in some language.
    }
    return { ...en, code: 'en' }
  }
}
