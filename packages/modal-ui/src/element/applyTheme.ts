import { checkTheme } from '@foyer/modal-ui/development'
import { themed } from '../styles/tokens.ts'
import type { ThemeOptions } from './checkTheme.ts'

/** `light-dark()` of two colours, which may be functions. */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g

/**
 * Applies the theme to a top-level element: the mode as attribute, the variables as inline custom properties. A
 * `light-dark()` in them works in browsers that do not have it.
 */
export function applyTheme(host: HTMLElement, options: ThemeOptions) {
  const { themeMode, themeVariables } = options
  host.setAttribute('theme', themeMode)
  for (const name of [...host.style])
    if (name.startsWith('--fy-') && !(name in themeVariables)) host.style.removeProperty(name)
  for (const [name, value] of Object.entries(themeVariables))
    host.style.setProperty(name, value?.replace(LIGHT_DARK, themed('$1', '$2')) ?? null)
  checkTheme(host, options)
}
