import type { DeepReadonly, Options, ThemeMode } from '@foyer/modal-core'

const schemeOf = (themeMode: ThemeMode): string => {
  if (themeMode === 'auto') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (themeMode !== 'page') return themeMode
  const { colorScheme } = getComputedStyle(document.documentElement)
  return /light.*dark|dark.*light/.test(colorScheme) ? schemeOf('auto') : colorScheme
}

/** The theme as the wallet's site takes it, with its own names for the variables, and the language. */
export function toTheme({ themeMode, themeVariables, locale }: DeepReadonly<Options>) {
  const isDark = schemeOf(themeMode).includes('dark')
  const variables = Object.fromEntries(
    Object.entries(themeVariables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace(/^--fy-/, '--w3m-'), value]],
    ),
  )
  return {
    themeMode: isDark ? ('dark' as const) : ('light' as const),
    themeVariables: variables,
    w3mThemeVariables: variables,
    locale,
  }
}
