/** Characters of a code: those of Crockford base32, without I, L, O and U. */
const LENGTH = 8
const FORMAT = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Messengers and word processors add them to what is copied: spaces, hyphens of all kinds, characters without a shape. */
const IGNORED = /[\s\p{Pd}\p{C}]/gu

/** A whole link with a code, as it is shared. */
const LINK = /[?&]code=([^&#\s]*)/i

/** Brackets, quotes and the like around a code. */
const AROUND = /^[^\p{L}\p{N}]+/u

/**
 * The sentence behind a code, where no blank ends a link: it starts with what is no letter or digit, or with a letter of a
 * script that is written without blanks.
 */
const SENTENCE =
  /^(?:[^\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}])/u

/**
 * Normalizes a typed or pasted code: upper case, without spaces and hyphens, look-alike letters as digits.
 *
 * @example normalizeCode(' abcd-oil0 ') // 'ABCD0110'
 */
export function normalizeCode(text: string) {
  return text.normalize('NFKC').toUpperCase().replace(IGNORED, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

export type CodeInput = { status: 'empty' } | { status: 'invalid' } | { status: 'valid'; code: string }

/**
 * Checks a code's format, also of one in a link, with brackets or quotes around it, or with the sentence behind it that a messenger
 * took for a part of the link. Whether anybody owns it is the chain's answer.
 *
 * @example readCode('「K7M2-P9QX」快来') // { status: 'valid', code: 'K7M2P9QX' }
 */
export function readCode(text: string): CodeInput {
  const input = normalizeCode(LINK.exec(text)?.[1] ?? text)
  if (input === '') return { status: 'empty' }
  const start = input.replace(AROUND, '')
  const [code, rest] = [start.slice(0, LENGTH), start.slice(LENGTH)]
  const isWhole = rest === '' || SENTENCE.test(rest)
  return isWhole && FORMAT.test(code) ? { status: 'valid', code } : { status: 'invalid' }
}
