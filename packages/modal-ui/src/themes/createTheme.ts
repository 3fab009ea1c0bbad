import type { ThemeMode, ThemeVariables } from '@foyer/modal-core'
import { BaseError } from '@foyer/modal-core/page'
import { contrast } from '../element/contrast.ts'

/** Options of the modal that are its look. */
export type Theme = { themeMode: ThemeMode; themeVariables: ThemeVariables }

export type CreateThemeParameters = {
  /** Buttons, links and rings: a colour such as `#0988f0`. */
  accent: string
  /** The unit of every radius, in pixels. Default `4`. */
  radius?: number | undefined
  /** Default `auto`. */
  themeMode?: ThemeMode | undefined
}

type Rgb = [red: number, green: number, blue: number]

/** The contrast that WCAG 2.2 requires of what is not text, such as a ring. */
const ENOUGH = 3
/** The raised surface of each mode, which is the nearest to the other one. */
const GROUNDS = { light: '#f3f4f7', dark: '#1e2128' } as const

/**
 * Makes a theme of an accent and a radius. Where the accent has too little contrast to the surface of a mode, that mode
 * uses the nearest shade that has enough: at least 3. Texts on the accent and links adapt by themselves.
 *
 * @example
 * createTheme({ accent: '#ffd400', radius: 6 })
 * // { themeMode: 'auto', themeVariables: { '--fy-accent': 'light-dark(#9e8300, #ffd400)', … } }
 * @throws {BaseError} the accent is not written as `#rrggbb`
 */
export function createTheme({ accent, radius = 4, themeMode = 'auto' }: CreateThemeParameters): Theme {
  const [light, dark] = [shade(accent, 'light'), shade(accent, 'dark')]
  return {
    themeMode,
    themeVariables: {
      '--fy-accent': light === dark ? light : `light-dark(${light}, ${dark})`,
      '--fy-border-radius-master': `${radius}px`,
    },
  }
}

/** The accent, or the nearest darker one on a light ground, or lighter one on a dark ground. */
function shade(accent: string, mode: keyof typeof GROUNDS): string {
  const from = parse(accent)
  const ground = parse(GROUNDS[mode])
  const end = mode === 'light' ? 0 : 255
  for (let percent = 0; percent < 100; percent++) {
    const color = from.map((channel) => Math.round(channel + ((end - channel) * percent) / 100)) as Rgb
    if (contrast(color, ground) >= ENOUGH) return toHex(color)
  }
  return toHex([end, end, end])
}

function parse(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (match === null)
    throw new BaseError('The accent is not a color', {
      metaMessages: [`Accent: ${color}`, 'Write it as #rrggbb.'],
    })
  return match.slice(1).map((channel) => Number.parseInt(channel, 16)) as Rgb
}

const toHex = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
