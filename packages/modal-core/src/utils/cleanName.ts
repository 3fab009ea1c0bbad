/** Control, bidi, zero-width and separator characters, which reorder or hide what follows, and letters without a glyph. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** No language writes more than three marks on one letter. */
const STACKED = /\p{M}{4}/u
const NAME_LENGTH = 40

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
  if (!VISIBLE.test(short) || STACKED.test(short)) return undefined
  return short === 'Trust Wallet' ? 'Trust' : short
}
