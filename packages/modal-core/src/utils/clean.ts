/** Control, bidi, zero-width and separator characters: they reorder or hide what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const NAME_LENGTH = 40
/** The longest icon that is drawn, in characters of its URL. A wallet's PNG has some ten thousand. */
const ICON_LENGTH = 256 * 1024
const ICON = /^(data:image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon|bmp)[;,]|blob:)/i

/** A wallet's name that is safe to draw, or undefined when nothing is left of it. */
export function cleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  // Cut first: a name of megabytes must not reach the regular expressions.
  const text = name
    .slice(0, 4 * NAME_LENGTH)
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = [...text].slice(0, NAME_LENGTH).join('')
  if (short === '') return undefined
  return short === 'Trust Wallet' ? 'Trust' : short
}

/** A wallet's icon if it is an image inside the URL itself, so that drawing it asks no server. */
export function cleanIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > ICON_LENGTH) return undefined
  const url = icon.trim()
  return ICON.test(url) ? url : undefined
}
