import type { Locale } from '../../i18n/locale.ts'
import { en, type StoryTexts } from '../../locales/story/en.ts'

const loaders: Record<Exclude<Locale, 'en'>, () => Promise<StoryTexts>> = {
  'zh-CN': async () => (await import('../../locales/story/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('../../locales/story/zh-TW.ts')).zhTW,
  id: async () => (await import('../../locales/story/id.ts')).id,
  vi: async () => (await import('../../locales/story/vi.ts')).vi,
  ja: async () => (await import('../../locales/story/ja.ts')).ja,
  ko: async () => (await import('../../locales/story/ko.ts')).ko,
  th: async () => (await import('../../locales/story/th.ts')).th,
  ru: async () => (await import('../../locales/story/ru.ts')).ru,
}

const loaded = new Map<Locale, Promise<StoryTexts>>([['en', Promise.resolve(en)]])

/**
 * The texts below the presale. Each language is a chunk of its own and the same promise each time, as React's `use`
 * asks; English where one cannot be loaded, until the next time it is asked for.
 */
export function loadStory(locale: Locale): Promise<StoryTexts> {
  const known = loaded.get(locale)
  if (known !== undefined || locale === 'en') return known ?? Promise.resolve(en)
  const texts = loaders[locale]().catch(() => {
    loaded.delete(locale)
    return en
  })
  loaded.set(locale, texts)
  return texts
}
