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

/** Texts, and the language that they are in. */
type Story = { lang: Locale; texts: StoryTexts }

const english = Promise.resolve<Story>({ lang: 'en', texts: en })
const loaded = new Map<Locale, Promise<Story>>([['en', english]])

/**
 * The texts below the presale. Each language is a chunk of its own and the same promise each time, as React's `use`
 * asks; English where one cannot be loaded, until the next time it is asked for.
 */
export function loadStory(locale: Locale): Promise<Story> {
  const known = loaded.get(locale)
  if (known !== undefined || locale === 'en') return known ?? english
  const story = loaders[locale]().then(
    (texts): Story => ({ lang: locale, texts }),
    () => {
      loaded.delete(locale)
      return english
    },
  )
  loaded.set(locale, story)
  return story
}
