import type { DeepReadonly, Instance, ThemeMode, ThemeVariables } from '@foyer/modal-core'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'

export type UseFoyerThemeReturnType = {
  themeMode: ThemeMode
  themeVariables: DeepReadonly<ThemeVariables>
  setThemeMode: (themeMode: ThemeMode) => void
  /** Changes the variables that are named, and leaves the others. */
  setThemeVariables: (themeVariables: ThemeVariables) => void
}

/**
 * The modal's theme, and functions that change it at any time.
 *
 * @example
 * const { themeMode, setThemeMode } = useFoyerTheme()
 * // themeMode: 'dark'; after setThemeMode('light') the modal and its buttons are light
 */
export function useFoyerTheme(modal?: Instance): UseFoyerThemeReturnType {
  const { update } = useFoyer(modal)
  const { themeMode, themeVariables } = useFoyerState(({ options }) => options, modal)
  return {
    themeMode,
    themeVariables,
    setThemeMode: (mode) => update({ themeMode: mode }),
    setThemeVariables: (variables) => update({ themeVariables: { ...themeVariables, ...variables } }),
  }
}
