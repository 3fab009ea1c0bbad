import type { Locale, ThemeMode } from '@foyer/modal'

const themes: Record<ThemeMode, string> = { dark: 'Dark', light: 'Light', auto: 'As the system' }

const locales: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  ru: 'Русский',
}

const toItems = <value extends string>(titles: Record<value, string>) =>
  Object.entries<string>(titles).map(([value, title]) => ({ value: value as value, title }))

/** What the toolbar offers, in its order. */
export const THEMES = toItems(themes)

export const LOCALES = toItems(locales)
