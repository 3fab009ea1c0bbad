import type { Locale } from '@foyer/modal-core'
import type { Strings } from './en.ts'

const loaded = new Map<Locale, Strings>()

/** What has been loaded is here at once: a second `import()` of it would take until a later task. */
export const loadedStrings = (locale: Locale): Strings | undefined => loaded.get(locale)

/** The names of eight chunks, in a chunk of their own: they would weigh on every page's first one. */
const loadTranslation = (locale: Exclude<Locale, 'en'>) =>
  import('./loadTranslation.ts').then((one) => one.loadTranslation(locale))

const loadEnglish = () => import('./en.ts').then((one) => one.en)

/** Loads a language's texts, each its own chunk. English for a locale that is not one of ours. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  const translation = locale === 'en' ? undefined : await loadTranslation(locale)
  const strings: Strings = translation ?? (await loadEnglish())
  loaded.set(locale, strings)
  return strings
}
