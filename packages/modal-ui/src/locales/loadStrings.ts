import type { Locale } from '@foyer/modal-core'
import type { Strings } from './en.ts'

const loaders: Record<Locale, () => Promise<Strings>> = {
  en: async () => (await import('./en.ts')).en,
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
}

/** Loads a language's texts, each its own chunk. English for a locale that is not one of ours. */
export const loadStrings = (locale: Locale): Promise<Strings> => (loaders[locale] ?? loaders.en)()
