import type { Locale } from '@foyer/modal-core'
import type { Strings } from './en.ts'

const loaders: Record<Locale, () => Promise<Strings>> = {
  en: async () => (await import('./en.ts')).en,
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
  id: async () => (await import('./id.ts')).id,
  vi: async () => (await import('./vi.ts')).vi,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th,
  ru: async () => (await import('./ru.ts')).ru,
}

const loaded = new Map<Locale, Strings>()

/** What has been loaded is here at once: a second `import()` of it would take until a later task. */
export const loadedStrings = (locale: Locale): Strings | undefined => loaded.get(locale)

/** Loads a language's texts, each its own chunk. English for a locale that is not one of ours. */
export async function loadStrings(locale: Locale): Promise<Strings> {
  const strings = await (loaders[locale] ?? loaders.en)()
  loaded.set(locale, strings)
  return strings
}
