import * as z from 'zod'

/** The least contrast of WCAG 2.2 for texts. */
const READABLE = 4.5

/** Colours of the texts on the grounds: that of the muted one, which is read with more difficulty. */
const MUTED = { light: '#565d6b', dark: '#a0a7b4' }

type Mode = keyof typeof MUTED

const color = z
  .string({ error: 'Expected a colour such as #f2b65a.' })
  .regex(/^#[\da-f]{6}$/i, 'Expected a colour such as #f2b65a.')

const ground = (mode: Mode) =>
  color.refine(
    (value) => contrast(value, MUTED[mode]) >= READABLE,
    `Expected a colour on which ${MUTED[mode]} can be read: the ${mode} texts of the wallet stay.`,
  )

const palette = (mode: Mode) =>
  z.strictObject({
    accent: color.optional(),
    /** Of the page. */
    surface: ground(mode).optional(),
    /** Of what stands on it. */
    raised: ground(mode).optional(),
  })

/** The colours of the wallet's own pages and mails. A dapp sets those of the iframe by its theme. */
export const themeSchema = z.strictObject({
  light: palette('light').optional(),
  dark: palette('dark').optional(),
})

export type Theme = z.output<typeof themeSchema>

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** The contrast of WCAG 2.2 between two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
