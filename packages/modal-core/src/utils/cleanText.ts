/**
 * Control, bidi, zero-width and separator characters, which reorder or hide what follows, and letters without a glyph.
 * First the joiners and the tags of an emoji, which are a part of it and stay.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** More marks on one letter than a name in normal form has: five, or the same one twice. */
const STACKED = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u

/**
 * A foreign text that is safe to draw on one line, or undefined when nothing is left of it. The caller bounds
 * its length first: a text of megabytes must not reach the regular expressions.
 */
export function cleanText(text: string): string | undefined {
  const clean = text
    .replace(INVISIBLE, (_, emoji: string | undefined) => emoji ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return VISIBLE.test(clean) && !STACKED.test(clean) ? clean : undefined
}
