import type { ThemeVariables } from '@foyer/modal-core'

/** A variable that a dapp sets. It is only read here, so a value from `:root` or from the element itself wins. */
const master = (name: keyof ThemeVariables, fallback: string) => `var(${name}, ${fallback})`

const accent = master('--fy-accent', '#0988f0')
export const size = (factor: number) => `calc(${factor} * ${master('--fy-font-size-master', '10px')})`
export const radius = (factor: number) => `calc(${factor} * ${master('--fy-border-radius-master', '4px')})`
/** A neutral colour, with as much of the dapp's own in it as the dapp says. */
export const neutral = (light: string, dark: string) =>
  `color-mix(in oklab, light-dark(${light}, ${dark}), ${master('--fy-color-mix', 'transparent')} calc(${master('--fy-color-mix-strength', '0')} * 1%))`

/** A colour that browsers read which can count with channels. Safari knew relative colours for two years before it could. */
export const COUNTED = 'oklch(from red calc(l - 0.1) c h)'

/** Multiplies the lightness of a fill: by 0.86 where that of the accent is from 0.53 to 0.7, else by 1. */
const SHADE = '(1 - 0.14 * clamp(0, (l - 0.53) * (0.7 - l) * 9999, 1))'

/** First tier: the palette, which does not depend on its use. */
const palette = {
  'palette-accent': accent,
  'palette-1': neutral('#f3f4f7', '#1e2128'),
  'palette-2': neutral('#e9ebf0', '#272b34'),

  'text-md': size(1.5),
  'radius-md': radius(3.5),

  'duration-xs': '75ms',
  'duration-sm': '125ms',
  font: master(
    '--fy-font-family',
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Noto Sans', 'Noto Sans CJK SC', sans-serif",
  ),
}

/**
 * Second tier: roles made of the palette, the same in every component.
 *
 * An accent can have any lightness. White on the default one has a contrast of 3.6, so fills take a shade of one that is
 * neither dark enough for white nor light enough for black, the text on them is whichever of the two can be read, and
 * links are as dark or as light as their ground asks. Where a browser cannot tell, fills are a shade of any accent, with
 * white text.
 */
const roles = {
  'color-accent': 'var(--fy-palette-accent)',
  'color-fill': 'color-mix(in oklab, var(--fy-color-accent) 86%, black)',
  'color-fill-hover': 'color-mix(in oklab, var(--fy-color-fill) 91%, black)',
  'color-on-fill': '#fff',
  'color-link':
    'light-dark(oklch(from var(--fy-color-accent) min(l, 0.5) c h), oklch(from var(--fy-color-accent) max(l, 0.73) c h))',
  'color-focus': 'var(--fy-color-link)',
  'color-raised': 'var(--fy-palette-1)',
  'color-raised-hover': 'var(--fy-palette-2)',
  'color-border': 'light-dark(rgb(16 24 40 / 10%), rgb(255 255 255 / 8%))',
  'color-text': 'light-dark(#12141a, #f5f6f8)',
  'color-warning': 'light-dark(#8a5a00, #ffc35a)',
}

/** Third tier: variables of one component, for a dapp that wants to change only that one. */
const components = {
  'button-background': 'var(--fy-color-fill)',
  'button-color': 'var(--fy-color-on-fill)',
  'button-radius': 'var(--fy-radius-md)',
}

/** Custom properties with our prefix. */
export const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--fy-${name}:${value};`)
    .join('')

/** The theme of a top-level element, in three tiers: what a button needs. `modalTokens` has what is only in the modal. */
export const tokens = /* css */ `
  :host {
    color-scheme: dark;
    ${declare({ ...palette, ...roles, ...components })}
    color: var(--fy-color-text);
    font: 400 var(--fy-text-md) / 1.4 var(--fy-font);
    -webkit-font-smoothing: antialiased;
  }
  @supports (color: ${COUNTED}) {
    :host {
      --fy-color-fill: oklch(from var(--fy-color-accent) calc(l * ${SHADE}) calc(c * ${SHADE}) h);
      --fy-color-on-fill: oklch(from var(--fy-color-fill) clamp(0, (0.6 - l) * 9999, 1) 0 0);
    }
  }
  :host([theme=light]) {
    color-scheme: light;
  }
  :host([theme=auto]) {
    color-scheme: light dark;
  }
  :host([theme=page]) {
    color-scheme: inherit;
  }
`
