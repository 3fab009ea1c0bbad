import type { DeepReadonly, Options } from '@foyer/modal-core'

/** The theme as the wallet's site takes it, with its own names for the variables, and the language. */
export function toTheme({ themeMode, themeVariables, locale }: DeepReadonly<Options>) {
  const isDark =
    themeMode === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : themeMode === 'dark'
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
