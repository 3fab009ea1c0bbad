import type { ThemeVariables } from '@foyer/modal-core'

/** What a dapp sets. They are only read here, so a value from `:root` or from the element itself wins. */
const master = (name: keyof ThemeVariables, otherwise: string) => `var(${name}, ${otherwise})`

const accent = master('--fy-accent', '#0988f0')
export const size = (factor: number) => `calc(${factor} * ${master('--fy-font-size-master', '10px')})`
export const radius = (factor: number) => `calc(${factor} * ${master('--fy-border-radius-master', '4px')})`
/** The colour of the theme in force, without `light-dark()`: one of its variables has no value, and the other is empty. */
export const themed = (light: string, dark: string) => `var(--fy-light, ${light}) var(--fy-dark, ${dark})`

/** A colour that is made of others where the browser can, and a plain one elsewhere. */
export const derived = (made: string, plain: string) => `var(--fy-made, ${made}) var(--fy-plain, ${plain})`

/** A neutral colour, with as much of the dapp's own in it as the dapp says. */
export function neutral(light: string, dark: string) {
  const plain = themed(light, dark)
  const mix = `${master('--fy-color-mix', 'transparent')} calc(${master('--fy-color-mix-strength', '0')} * 1%)`
  return derived(`color-mix(in oklab, ${plain}, ${mix})`, plain)
}

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
 * An accent can have any lightness. White on the default one has a contrast of 3.6, so fills take a shade of it, the
 * text on them is whichever of black and white can be read, and links are as dark or as light as their ground asks.
 */
const roles = {
  'color-accent': 'var(--fy-palette-accent)',
  'color-fill': derived('color-mix(in oklab, var(--fy-color-accent) 86%, black)', '#066ec4'),
  'color-fill-hover': derived('color-mix(in oklab, var(--fy-color-accent) 78%, black)', '#0460ac'),
  'color-on-fill': derived('oklch(from var(--fy-color-fill) clamp(0, (0.6 - l) * 1000, 1) 0 0)', '#fff'),
  'color-link': derived(
    themed(
      'oklch(from var(--fy-color-accent) min(l, 0.5) c h)',
      'oklch(from var(--fy-color-accent) max(l, 0.73) c h)',
    ),
    themed('#0061c6', '#40abff'),
  ),
  'color-focus': 'var(--fy-color-link)',
  'color-raised': 'var(--fy-palette-1)',
  'color-raised-hover': 'var(--fy-palette-2)',
  'color-border': themed('rgb(16 24 40 / 10%)', 'rgb(255 255 255 / 8%)'),
  'color-text': themed('#12141a', '#f5f6f8'),
  'color-warning': themed('#8a5a00', '#ffc35a'),
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
    .map(([name, value]) => `--fy-${name}: ${value};`)
    .join('\n')

/** Of two variables, the one that has no value, so that what stands beside it is used, and the one that is empty. */
const choose = (used: string, empty: string) => declare({ [used]: 'initial', [empty]: '' })

/** The theme of a top-level element, in three tiers: what a button needs. `modalTokens` has what is only in the modal. */
export const tokens = /* css */ `
  :host {
    color-scheme: dark;
    ${choose('dark', 'light')}
    ${choose('plain', 'made')}
    ${declare({ ...palette, ...roles, ...components })}
    color: var(--fy-color-text);
    font: 400 var(--fy-text-md) / 1.4 var(--fy-font);
    -webkit-font-smoothing: antialiased;
  }
  :host([theme='light']) {
    color-scheme: light;
    ${choose('light', 'dark')}
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
  @media (prefers-color-scheme: light) {
    :host([theme='auto']) {
      ${choose('light', 'dark')}
    }
  }
  @supports (color: color-mix(in oklab, red, red)) and (color: oklch(from red l c h)) {
    :host {
      ${choose('made', 'plain')}
    }
  }
`
