/** 8 characters of Crockford base32: no I, L, O or U. */
const FORMAT = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Messengers and word processors add them to what is copied: spaces, hyphens of all kinds, characters without a shape. */
const IGNORED = /[\s\p{Pd}\p{C}]/gu

/**
 * What a person meant by a typed or pasted code: upper case, without spaces and hyphens, look-alike letters as digits.
 *
 * @example normalizeCode(' abcd-oil0 ') // 'ABCD0110'
 */
export function normalizeCode(text: string) {
  return text.normalize('NFKC').toUpperCase().replace(IGNORED, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

export type CodeInput = { status: 'empty' } | { status: 'invalid' } | { status: 'valid'; code: string }

/** Checks a typed code's format. Whether anybody owns it is the chain's answer. */
export function readCode(text: string): CodeInput {
  const code = normalizeCode(text)
  if (code === '') return { status: 'empty' }
  return FORMAT.test(code) ? { status: 'valid', code } : { status: 'invalid' }
}
