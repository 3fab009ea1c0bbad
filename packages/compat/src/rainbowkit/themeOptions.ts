import type { ThemeMode, ThemeVariables } from '@foyer/modal'
import { cornerRadius } from '../shared/cornerRadius.ts'
import { warnOnce } from '../shared/warnOnce.ts'
import { defaultTheme, modeOf, type Theme, type ThemeVars } from './themes.ts'

/** The keys of a theme that have a counterpart, as `group.key`, with the variables that they set. */
const VARIABLES: Record<string, (value: string) => Record<string, string>> = {
  'colors.accentColor': (value) => ({ '--fy-accent': value }),
  'colors.modalBackground': (value) => ({ '--fy-color-surface': value }),
  'colors.modalTextSecondary': (value) => ({ '--fy-color-muted': value }),
  'colors.profileForeground': (value) => ({ '--fy-color-raised': value }),
  'colors.menuItemBackground': (value) => ({ '--fy-color-raised-hover': value }),
  'colors.profileActionHover': (value) => ({ '--fy-color-raised-active': value }),
  'colors.generalBorder': (value) => ({ '--fy-color-border': value }),
  'fonts.body': (value) => ({ '--fy-font-family': value }),
  'radii.modal': cornerRadius,
}

/** Keys that follow from others here, and so are not warned of where a theme sets them. */
const DERIVED = new Set([
  'colors.accentColorForeground',
  'colors.modalTextDim',
  'radii.modalMobile',
  'blurs.modalOverlay',
])

/** The modal’s options for a theme of RainbowKit: what differs from the theme that `lightTheme()` or `darkTheme()` returns. */
export function themeOptions(theme: Theme | null | undefined): {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
} {
  if (!theme) return { themeMode: 'light', themeVariables: {} }
  if (!('lightMode' in theme)) return { themeMode: modeOf(theme), themeVariables: changed([read(theme)]) }
  const modes = [read(theme.lightMode), read(theme.darkMode)]
  return { themeMode: 'auto', themeVariables: changed(modes) }
}

type Variable = { value: string; isChanged: boolean }

/** All variables that a theme sets, those too that are as usual. */
function read(theme: ThemeVars): Map<string, Variable> {
  const variables = new Map<string, Variable>()
  for (const [group, values] of Object.entries(defaultTheme(modeOf(theme))))
    for (const [key, usual] of Object.entries(values as Record<string, string>)) {
      const name = `${group}.${key}`
      const value = (theme[group as keyof ThemeVars] as Record<string, string> | undefined)?.[key] ?? usual
      const isChanged = value !== usual
      const set = VARIABLES[name]
      if (set === undefined && isChanged && !DERIVED.has(name))
        warnOnce(`theme ${name}`, 'Set --fy-* variables in CSS in its place.')
      for (const [variable, text] of Object.entries(set?.(value) ?? {}))
        variables.set(variable, { value: text, isChanged })
    }
  return variables
}

/** The variables that one of the modes changes. A colour has a value for each mode, anything else that of the first. */
function changed(modes: Map<string, Variable>[]): ThemeVariables {
  const [first = new Map<string, Variable>()] = modes
  return Object.fromEntries(
    [...first.keys()]
      .filter((name) => modes.some((mode) => mode.get(name)?.isChanged))
      .map((name) => {
        const values = [...new Set(modes.map((mode) => mode.get(name)?.value))]
        return [name, values.length > 1 && isColor(name) ? `light-dark(${values.join(', ')})` : values[0]]
      }),
  )
}

const isColor = (name: string) => name === '--fy-accent' || name.startsWith('--fy-color')
