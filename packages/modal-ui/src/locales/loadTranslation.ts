import type { Locale } from '@foyer/modal-core'
import type { Strings } from './en.ts'

const loaders: Record<Exclude<Locale, 'en'>, () => Promise<Strings>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
  id: async () => (await import('./id.ts')).id,
  vi: async () => (await import('./vi.ts')).vi,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th,
  ru: async () => (await import('./ru.ts')).ru,
}

/** Loads the texts of a language other than English. Undefined for a locale that is not one of ours. */
export const loadTranslation = async (locale: Exclude<Locale, 'en'>): Promise<Strings | undefined> =>
  Object.hasOwn(loaders, locale) ? loaders[locale]() : undefined
