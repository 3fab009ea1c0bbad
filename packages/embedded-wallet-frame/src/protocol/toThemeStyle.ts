import type { Payload } from './payloads.ts'

/** Colours without functions of CSS that ask for something: no `url()`, no variables. */
const COLOR =
  /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]{1,80}\))$/i
const FONTS = /^[\w\s,'"-]{1,300}$/
const PIXELS = /^(\d{1,2}(\.\d{1,3})?)px$/

/** Lightness of grounds, from 0 to 1, with which the texts on them can be read. */
const GROUNDS = {
  light: { surface: [0.95, 1], raised: [0.9, 1] },
  dark: { surface: [0, 0.27], raised: [0, 0.34] },
} as const
const MAX_RADIUS = 6

/**
 * Returns the CSS variables that a dapp may set in the wallet's iframe: accent, grounds, corners and letters.
 * Grounds stay so light or dark, and so grey, that each text can be read. Everything else that is sent is dropped.
 */
export function toThemeStyle({ themeMode, themeVariables = {} }: Payload<'SYNC_THEME'>) {
  const read = (name: string, pattern: RegExp) => {
    const value = String(themeVariables[`--w3m-${name}`] ?? '').trim()
    return pattern.test(value) ? value : undefined
  }
  const style: Record<string, string> = {}
  const accent = read('accent', COLOR)
  if (accent !== undefined) style['--fy-accent'] = `oklch(from ${accent} l c h / 1)`
  for (const [name, ground] of [
    ['color-surface', 'surface'],
    ['color-raised', 'raised'],
    ['color-raised-hover', 'raised'],
  ] as const) {
    const value = read(name, COLOR)
    if (value === undefined || themeMode === undefined) continue
    const [min, max] = GROUNDS[themeMode][ground]
    style[`--fy-${name}`] = `oklch(from ${value} clamp(${min}, l, ${max}) min(c, 0.03) h / 1)`
  }
  const [, pixels] = PIXELS.exec(read('border-radius-master', PIXELS) ?? '') ?? []
  if (pixels !== undefined) style['--fy-border-radius-master'] = `${Math.min(Number(pixels), MAX_RADIUS)}px`
  const fonts = read('font-family', FONTS)
  if (fonts !== undefined) style['--fy-font-family'] = fonts
  return style
}

/** Gives an element the look of the dapp. A browser that cannot count with channels of colours keeps the wallet's own. */
export function applyThemeStyle(element: HTMLElement, theme: Payload<'SYNC_THEME'>) {
  element.removeAttribute('style')
  if (!CSS.supports('color', 'oklch(from red clamp(0, l, 1) min(c, 1) h / 1)')) return
  for (const [name, value] of Object.entries(toThemeStyle(theme))) element.style.setProperty(name, value)
}
