import type { Locale, ThemeMode } from '@foyer/modal'

/** What the page lets one change, as plain values of form controls. */
export type Settings = {
  themeMode: ThemeMode
  locale: Locale
  accent: string
  /** Pixels. */
  fontSize: number
  /** Pixels. */
  radius: number
  legal: boolean
  allowUnsupportedChain: boolean
  /** Whether the modal stands in the page. The element says so, no option. */
  embedded: boolean
}

export const DEFAULTS: Settings = {
  themeMode: 'dark',
  locale: 'en',
  accent: '#0988f0',
  fontSize: 10,
  radius: 4,
  legal: false,
  allowUnsupportedChain: false,
  embedded: false,
}

const LEGAL = { termsUrl: 'https://example.com/terms', privacyUrl: 'https://example.com/privacy' }

/** The options that these settings stand for: what differs from the defaults, and nothing else. */
export function toOptions(settings: Settings) {
  const { accent, fontSize, radius, legal } = settings
  const themeVariables = {
    ...(accent !== DEFAULTS.accent && { '--fy-accent': accent }),
    ...(fontSize !== DEFAULTS.fontSize && { '--fy-font-size-master': `${fontSize}px` }),
    ...(radius !== DEFAULTS.radius && { '--fy-border-radius-master': `${radius}px` }),
  }
  const plain = (['themeMode', 'locale', 'allowUnsupportedChain'] as const)
    .filter((name) => settings[name] !== DEFAULTS[name])
    .map((name) => [name, settings[name]] as const)
  return {
    ...(Object.fromEntries(plain) as Partial<
      Pick<Settings, 'themeMode' | 'locale' | 'allowUnsupportedChain'>
    >),
    ...(Object.keys(themeVariables).length > 0 && { themeVariables }),
    ...(legal && LEGAL),
  }
}
