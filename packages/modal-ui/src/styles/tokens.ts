import type { ThemeVariables } from '@foyer/modal-core'

/** What a dapp sets. They are only read here, so a value from `:root` or from the element itself wins. */
const master = (name: keyof ThemeVariables, otherwise: string) => `var(${name}, ${otherwise})`

const accent = master('--fy-accent', '#0988f0')
const size = (factor: number) => `calc(${factor} * ${master('--fy-font-size-master', '10px')})`
const radius = (factor: number) => `calc(${factor} * ${master('--fy-border-radius-master', '4px')})`
/** A neutral colour, with as much of the dapp's own in it as the dapp says. */
const neutral = (light: string, dark: string) =>
  `color-mix(in oklab, light-dark(${light}, ${dark}), ${master('--fy-color-mix', 'transparent')} calc(${master('--fy-color-mix-strength', '0')} * 1%))`

/** First tier: materials, which know nothing of their use. */
const palette = {
  'palette-accent': accent,
  'palette-0': neutral('#fff', '#15171c'),
  'palette-1': neutral('#f3f4f7', '#1e2128'),
  'palette-2': neutral('#e9ebf0', '#272b34'),
  'palette-3': neutral('#dfe2e9', '#2e333d'),

  'text-sm': size(1.3),
  'text-md': size(1.5),
  'text-lg': size(1.8),
  'radius-sm': radius(2),
  'radius-md': radius(3.5),
  'radius-lg': radius(7),

  'duration-xs': '75ms',
  'duration-sm': '125ms',
  'duration-md': '200ms',
  'duration-lg': '400ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  font: master(
    '--fy-font-family',
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Noto Sans', 'Noto Sans CJK SC', sans-serif",
  ),
}

/**
 * Second tier: roles made of the palette, the same in every component.
 *
 * An accent can have any lightness. White on the default one has a contrast of 3.6, so fills take a shade of it, the
 * text on them is whichever of black and white can be read, and links are as dark or as light as their ground asks.
 */
const roles = {
  'color-accent': 'var(--fy-palette-accent)',
  'color-fill': 'color-mix(in oklab, var(--fy-color-accent) 86%, black)',
  'color-fill-hover': 'color-mix(in oklab, var(--fy-color-accent) 78%, black)',
  'color-on-fill': 'oklch(from var(--fy-color-fill) clamp(0, (0.6 - l) * 1000, 1) 0 0)',
  'color-link':
    'light-dark(oklch(from var(--fy-color-accent) min(l, 0.5) c h), oklch(from var(--fy-color-accent) max(l, 0.73) c h))',
  'color-focus': 'var(--fy-color-link)',
  'color-surface': 'var(--fy-palette-0)',
  'color-raised': 'var(--fy-palette-1)',
  'color-raised-hover': 'var(--fy-palette-2)',
  'color-raised-active': 'var(--fy-palette-3)',
  'color-border': 'light-dark(rgb(16 24 40 / 10%), rgb(255 255 255 / 8%))',
  'color-text': 'light-dark(#12141a, #f5f6f8)',
  'color-muted': 'light-dark(#565d6b, #a0a7b4)',
  'color-danger': 'light-dark(#c0263a, #ff808b)',
  'color-success': 'light-dark(#0b7341, #4cd296)',
  'color-warning': 'light-dark(#8a5a00, #ffc35a)',
  'color-backdrop': 'light-dark(rgb(16 20 28 / 45%), rgb(0 0 0 / 62%))',
}

/** Third tier: what one component takes from the roles, for a dapp that wants only that one to differ. */
const components = {
  'dialog-background': 'var(--fy-color-surface)',
  'dialog-radius': 'var(--fy-radius-lg)',
  'button-background': 'var(--fy-color-fill)',
  'button-color': 'var(--fy-color-on-fill)',
  'button-radius': 'var(--fy-radius-md)',
  'row-background': 'var(--fy-color-raised)',
  'row-radius': 'var(--fy-radius-md)',
}

const declarations = Object.entries({ ...palette, ...roles, ...components })
  .map(([name, value]) => `--fy-${name}: ${value};`)
  .join('\n')

/** The theme of a top-level element, in three tiers. */
export const tokens = /* css */ `
  :host {
    color-scheme: dark;
    ${declarations}
    color: var(--fy-color-text);
    font: 400 var(--fy-text-md) / 1.4 var(--fy-font);
    -webkit-font-smoothing: antialiased;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
`
