import type { Strings } from './en/base.ts'
import type { LanguageOptions } from './languageOf.ts'

const loaded = new Map<string, Strings>()

/** Returns loaded texts at once: a second `import()` of them would take until a later task. */
export const loadedStrings = (locale: string): Strings | undefined => loaded.get(locale)

/** Loads a language's texts, each its own chunk. English for a locale that is no language of the modal. */
export async function loadStrings(options: LanguageOptions): Promise<Strings> {
  const { locale } = options
  // The names of the chunks are in a chunk of their own: they would weigh on every page's first one.
  const strings = await (locale === 'en'
    ? import('./en/base.ts').then((one) => one.en)
    : import('./loadTranslation.ts').then((one) => one.loadBase(options)))
  loaded.set(locale, strings)
  return strings
}
