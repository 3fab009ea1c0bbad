import { checkTheme } from '@foyer/modal-ui/development'
import type { ThemeOptions } from './checkTheme.ts'

/** Applies the theme to a top-level element: the mode as attribute, the variables as inline custom properties. */
export function applyTheme(host: HTMLElement, options: ThemeOptions) {
  const { themeMode, themeVariables } = options
  host.setAttribute('theme', themeMode)
  for (const name of [...host.style])
    if (name.startsWith('--fy-') && !(name in themeVariables)) host.style.removeProperty(name)
  for (const [name, value] of Object.entries(themeVariables)) host.style.setProperty(name, value ?? null)
  checkTheme(host, options)
}
