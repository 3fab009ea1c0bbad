import type { Locale } from '@foyer/modal'
import { languages, type TestLanguage, type ThemeName } from '@foyer/modal-ui/test'

const themes: Record<ThemeName, string> = {
  dark: 'Dark',
  light: 'Light',
  auto: 'As the system',
  midnight: 'Midnight',
  paper: 'Paper',
  contrast: 'Contrast',
}

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

const testLanguages: Record<TestLanguage, string> = {
  'en-XA': 'Long texts',
  'ar-XB': 'Right to left',
}

const toItems = <value extends string>(titles: Record<value, string>) =>
  Object.entries<string>(titles).map(([value, title]) => ({ value: value as value, title }))

/** The choices of the toolbar, in its order. */
export const THEMES = toItems(themes)

/** The languages that need no import. */
export const LOCALES = toItems(locales)

/** Those, and the ones that are values. */
export const ALL_LOCALES: { value: string; title: string }[] = [
  ...LOCALES,
  ...languages.map(({ code }) => ({
    value: code,
    title: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
  })),
]

export const TEST_LANGUAGES = toItems(testLanguages)
