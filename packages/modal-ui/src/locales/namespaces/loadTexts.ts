import type { Locale } from '@foyer/modal-core'
import type { NamespacesTexts } from './en.ts'

const loaders: Record<Exclude<Locale, 'en'>, () => Promise<NamespacesTexts>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
  id: async () => (await import('./id.ts')).id,
  vi: async () => (await import('./vi.ts')).vi,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th,
  ru: async () => (await import('./ru.ts')).ru,
}

const loaded = new Map<Locale, NamespacesTexts>()

/** Texts that have been loaded are here at once. */
export const loadedTexts = (locale: Locale): NamespacesTexts | undefined => loaded.get(locale)

/**
 * Loads the texts in a language, English for one that is not ours. They are no group of `loadGroup`, so that pages of EVM
 * alone do not load the names of their chunks.
 */
export async function loadTexts(locale: Locale): Promise<NamespacesTexts> {
  const translation = locale === 'en' ? undefined : await loaders[locale]?.()
  const texts = translation ?? (await import('./en.ts')).en
  loaded.set(locale, texts)
  return texts
}
