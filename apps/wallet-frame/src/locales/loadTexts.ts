import type { Locale } from '@foyer/wallet-server/api'
import { en, type Texts } from './en.ts'

/** Each its own chunk. English comes with the screens: it is what stands in for the others. */
const loaders: Record<Exclude<Locale, 'en'>, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
  id: async () => (await import('./id.ts')).id,
  vi: async () => (await import('./vi.ts')).vi,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th,
  ru: async () => (await import('./ru.ts')).ru,
}

const isTranslated = (locale: string): locale is keyof typeof loaders => Object.hasOwn(loaders, locale)

/** The texts in a language of ours. English for any other, and where they cannot be loaded. */
export async function loadTexts(locale: string): Promise<Texts & { code: string }> {
  try {
    if (isTranslated(locale)) return { ...(await loaders[locale]()), code: locale }
  } catch {
    // A request must be shown in some language.
  }
  return { ...en, code: 'en' }
}
