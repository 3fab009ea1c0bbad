import type { Theme } from '../api/theme.ts'

/** Renders a theme as CSS. The rules are those of the wallet's elements, and of pages that have the same variables. */
export function renderTheme(theme: Theme = {}): string {
  return (['light', 'dark'] as const)
    .map((mode) => ({ mode, declared: declare(theme[mode]) }))
    .filter(({ declared }) => declared !== '')
    .map(({ mode, declared }) => `@media(prefers-color-scheme:${mode}){:root,[theme]{${declared}}}`)
    .join('')
}

function declare({ accent, surface, raised }: NonNullable<Theme['light']> = {}): string {
  const values = {
    '--fy-accent': accent,
    '--fy-color-surface': surface,
    '--fy-color-raised': raised,
    '--fy-color-raised-hover': raised && `color-mix(in oklab,${raised},var(--fy-color-text) 6%)`,
  }
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`))
    .join(';')
}
