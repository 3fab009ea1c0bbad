import { cleanText } from './cleanText.ts'

/** The longest name that registries encode (DNS), in UTF-16 code units. */
const MAX_LENGTH = 255

/**
 * The name of an account that is safe to draw, or undefined. A name in normal form (ENSIP-15) stays as it is, and no
 * name is cut: the beginning of a long one can be the whole name of another account.
 */
export function cleanProfileName(name: unknown): string | undefined {
  return typeof name === 'string' && name.length <= MAX_LENGTH ? cleanText(name) : undefined
}
