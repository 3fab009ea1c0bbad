import type { ThemeMode, ThemeVariables } from '@foyer/modal'
import { cornerRadius } from '../shared/cornerRadius.ts'
import { warnOnce } from '../shared/warnOnce.ts'
import type { CustomTheme, Mode, Theme } from './types.ts'

/** The looks of ConnectKit’s themes that the modal’s variables can say. */
const THEMES: Record<Theme, { mode?: ThemeMode; variables: ThemeVariables }> = {
  auto: { variables: {} },
  minimal: { variables: { '--fy-accent': 'light-dark(#111111, #eeeeee)' } },
  midnight: { mode: 'dark', variables: { '--fy-accent': '#7b6cff', '--fy-color-surface': '#14142b' } },
  soft: { mode: 'light', variables: { '--fy-border-radius-master': '5px' } },
  rounded: { mode: 'light', variables: { '--fy-border-radius-master': '6px' } },
  web95: {
    mode: 'light',
    variables: {
      '--fy-accent': '#000080',
      '--fy-border-radius-master': '0px',
      '--fy-color-surface': '#d0d0d0',
    },
  },
  retro: {
    mode: 'light',
    variables: {
      '--fy-accent': '#a8462f',
      '--fy-border-radius-master': '1px',
      '--fy-color-surface': '#fff7e8',
    },
  },
  nouns: { mode: 'light', variables: { '--fy-accent': '#d63c5e' } },
}

const VARIABLES: Record<string, keyof ThemeVariables> = {
  '--ck-accent-color': '--fy-accent',
  '--ck-font-family': '--fy-font-family',
  '--ck-body-background': '--fy-color-surface',
  '--ck-body-color-muted': '--fy-color-muted',
  '--ck-body-divider': '--fy-color-border',
  '--ck-primary-button-background': '--fy-color-raised',
  '--ck-primary-button-hover-background': '--fy-color-raised-hover',
  '--ck-primary-button-active-background': '--fy-color-raised-active',
  '--ck-qr-dot-color': '--fy-qr-color',
}

/** The modal’s options for a theme, a mode and a custom theme of ConnectKit. */
export function themeOptions({
  theme = 'auto',
  mode,
  customTheme = {},
}: {
  theme?: Theme | undefined
  mode?: Mode | undefined
  customTheme?: CustomTheme | undefined
}): { themeMode: ThemeMode; themeVariables: ThemeVariables } {
  const known = THEMES[theme]
  if (known === undefined) warnOnce(`the theme ${theme}`, 'The modal has its own look instead.')
  const own: ThemeVariables = {}
  for (const [name, value] of Object.entries(customTheme)) {
    const variable = VARIABLES[name]
    if (value === undefined) continue
    if (variable !== undefined) own[variable] = String(value)
    else if (name === '--ck-border-radius') Object.assign(own, cornerRadius(toPixels(value)))
    else warnOnce(`customTheme ${name}`, 'Set --fy-* variables in CSS in its place.')
  }
  return {
    themeMode: known?.mode ?? mode ?? 'auto',
    themeVariables: { ...known?.variables, ...own },
  }
}

const toPixels = (value: string | number) => (Number.isNaN(Number(value)) ? String(value) : `${value}px`)
