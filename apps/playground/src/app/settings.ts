import type { Locale } from '@foyer/modal'
import { type Theme, themes } from '@foyer/modal/themes'
import type { ThemeName } from '@foyer/modal-ui/test'

/** The settings of the page, as plain values of form controls. */
export type Settings = {
  theme: ThemeName
  locale: Locale
  accent: string
  /** Pixels. */
  fontSize: number
  /** Pixels. */
  radius: number
  legal: boolean
  allowUnsupportedChain: boolean
  /** True if the modal stands in the page. The element says so, no option. */
  embedded: boolean
}

export const DEFAULTS: Settings = {
  theme: 'dark',
  locale: 'en',
  accent: '#0988f0',
  fontSize: 10,
  radius: 4,
  legal: false,
  allowUnsupportedChain: false,
  embedded: false,
}

const LEGAL = { termsUrl: 'https://example.com/terms', privacyUrl: 'https://example.com/privacy' }

type NamedTheme = keyof typeof themes

export const isNamed = (theme: ThemeName): theme is NamedTheme => Object.hasOwn(themes, theme)

/** The options that these settings stand for: what differs from the defaults, and nothing else. */
export function toOptions(settings: Settings) {
  const { theme } = settings
  const { themeMode, themeVariables }: Theme = isNamed(theme)
    ? themes[theme]
    : { themeMode: theme, themeVariables: {} }
  const own = toOwnOptions(settings)
  const variables = { ...themeVariables, ...own.themeVariables }
  return {
    ...own,
    ...(themeMode !== DEFAULTS.theme && { themeMode }),
    ...(Object.keys(variables).length > 0 && { themeVariables: variables }),
  }
}

/** The same beside a theme that is chosen by its name. */
export function toOwnOptions({ locale, accent, fontSize, radius, legal, allowUnsupportedChain }: Settings) {
  const themeVariables = {
    ...(accent !== DEFAULTS.accent && { '--fy-accent': accent }),
    ...(fontSize !== DEFAULTS.fontSize && { '--fy-font-size-master': `${fontSize}px` }),
    ...(radius !== DEFAULTS.radius && { '--fy-border-radius-master': `${radius}px` }),
  }
  return {
    ...(locale !== DEFAULTS.locale && { locale }),
    ...(allowUnsupportedChain && { allowUnsupportedChain }),
    ...(Object.keys(themeVariables).length > 0 && { themeVariables }),
    ...(legal && LEGAL),
  }
}
