import { en, type Messages } from '../locales/en.ts'
import type { Locale } from './locale.ts'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => en,
  'zh-CN': async () => (await import('../locales/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('../locales/zh-TW.ts')).zhTW,
  id: async () => (await import('../locales/id.ts')).id,
  vi: async () => (await import('../locales/vi.ts')).vi,
  ja: async () => (await import('../locales/ja.ts')).ja,
  ko: async () => (await import('../locales/ko.ts')).ko,
  th: async () => (await import('../locales/th.ts')).th,
  ru: async () => (await import('../locales/ru.ts')).ru,
}

/** The texts of a language, each a chunk of its own. English is in the first chunk already. */
export const loadMessages = (locale: Locale) => loaders[locale]()
