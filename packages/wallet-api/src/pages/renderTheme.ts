import { channelsOf, type Theme } from '../api/theme.ts'

/** Colours of the texts, by which a raised ground under the pointer changes a little. */
const TEXT = { light: '#12141a', dark: '#f5f6f8' }
const HOVER = 0.06

/** Renders a theme as CSS. The rules are those of the wallet's elements, and of pages that have the same variables. */
export function renderTheme(theme: Theme = {}): string {
  return (['light', 'dark'] as const)
    .map((mode) => ({ mode, declared: declare(theme[mode], TEXT[mode]) }))
    .filter(({ declared }) => declared !== '')
    .map(({ mode, declared }) => `@media(prefers-color-scheme:${mode}){:root,[theme]{${declared}}}`)
    .join('')
}

function declare(colors: Theme['light'], text: string): string {
  const { accent, surface, raised } = colors ?? {}
  const values = {
    '--fy-accent': accent,
    '--fy-color-surface': surface,
    '--fy-color-raised': raised,
    '--fy-color-raised-hover': raised && mix(raised, text),
  }
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`))
    .join(';')
}

/** Computed here: older browsers cannot mix colours. */
function mix(color: string, other: string): string {
  const others = channelsOf(other)
  const channels = channelsOf(color).map((channel, index) =>
    Math.round(channel + ((others[index] ?? channel) - channel) * HOVER),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
