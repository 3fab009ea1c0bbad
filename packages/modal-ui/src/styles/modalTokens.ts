import { declare, neutral, radius, size } from './tokens.ts'

/** The tokens that only the modal uses: `tokens` is part of the entry chunk, these load with the first open. */
const palette = {
  'palette-0': neutral('#fff', '#15171c'),
  'palette-3': neutral('#dfe2e9', '#2e333d'),
  'text-sm': size(1.3),
  'text-lg': size(1.8),
  'radius-sm': radius(2),
  'radius-lg': radius(7),
  'duration-md': '200ms',
  'duration-lg': '400ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
}

const roles = {
  'color-surface': 'var(--fy-palette-0)',
  'color-raised-active': 'var(--fy-palette-3)',
  'color-muted': 'light-dark(#565d6b, #a0a7b4)',
  'color-danger': 'light-dark(#c0263a, #ff808b)',
  'color-success': 'light-dark(#0b7341, #4cd296)',
  'color-track': 'light-dark(rgb(16 24 40 / 10%), rgb(255 255 255 / 8%))',
  'color-backdrop': 'light-dark(rgb(16 20 28 / 45%), rgb(0 0 0 / 62%))',
}

const components = {
  'dialog-background': 'var(--fy-color-surface)',
  'dialog-radius': 'var(--fy-radius-lg)',
  'row-background': 'var(--fy-color-raised)',
  'row-radius': 'var(--fy-radius-md)',
}

/** Beside `tokens`, for `<fy-modal>`. */
export const modalTokens = /* css */ `
  :host {
    ${declare({ ...palette, ...roles, ...components })}
  }
`
