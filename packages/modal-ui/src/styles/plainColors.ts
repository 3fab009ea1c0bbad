import { COUNTED, declare } from './tokens.ts'

/** A colour, which may be a function of functions. */
const COLOR = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${COLOR},${COLOR}\)`, 'g')

/** The colour of the theme in force, without `light-dark()`: one of its variables has no value, and the other is empty. */
const themed = (light: string, dark: string) => `var(--fy-light, ${light}) var(--fy-dark, ${dark})`

const LIGHT = '--fy-light: initial; --fy-dark: ;'

/** The colours of the default accent, for browsers that cannot make them of it. */
const PLAIN = declare({
  'palette-0': themed('#fff', '#15171c'),
  'palette-1': themed('#f3f4f7', '#1e2128'),
  'palette-2': themed('#e9ebf0', '#272b34'),
  'palette-3': themed('#dfe2e9', '#2e333d'),
  'color-fill': '#066ec4',
  'color-fill-hover': '#0460ad',
  'color-on-fill': '#fff',
  'color-link': themed('#0061c6', '#40abff'),
})

/** The tokens for browsers without `light-dark()`, `color-mix()` or relative colours. */
export const withPlainColors = (tokens: string) => `
  :host { --fy-light: ; --fy-dark: initial; }
  :host([theme='light']) { ${LIGHT} }
  @media (prefers-color-scheme: light) { :host([theme='auto']) { ${LIGHT} } }
  ${tokens.replace(LIGHT_DARK, themed('$1', '$2'))}
  @supports not ((color: color-mix(in oklab, red, red)) and (color: ${COUNTED})) { :host { ${PLAIN} } }
`

/** Replaces `light-dark()` in the variables that a theme has set on the element. */
export function replaceLightDark(style: CSSStyleDeclaration) {
  for (const name of style) {
    const value = style.getPropertyValue(name)
    const replaced = value.replace(LIGHT_DARK, themed('$1', '$2'))
    if (replaced !== value) style.setProperty(name, replaced)
  }
}
