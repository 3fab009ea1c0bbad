import { createInstance, type i18n } from 'i18next'
import { en } from '../locales/en.ts'
import { loadFonts } from './loadFonts.ts'
import { loadMessages } from './loadMessages.ts'
import { defaultLocale, type Locale } from './locale.ts'

/** The translator, English to start with: the only language in the first chunk. */
export function createI18n(): i18n {
  const i18n = createInstance()
  void i18n.init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    resources: { en: { translation: en } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return i18n
}

/** Switches the language, loading its texts and its letters first, if it is still wanted then. */
export async function changeLocale(i18n: i18n, locale: Locale, isWanted = () => true) {
  const fonts = loadFonts(locale)
  if (!i18n.hasResourceBundle(locale, 'translation')) {
    i18n.addResourceBundle(locale, 'translation', await loadMessages(locale))
  }
  await fonts
  if (isWanted()) await i18n.changeLanguage(locale)
}
