// Beside `shorten.ts`, which is in a page's first chunk.
import { shortenName } from './shorten.ts'

/** In characters. */
const NAME_LENGTH = 40

/** A name where it may take several lines. One whose last two labels alone are longer than a line stays whole. */
export const shortenProfileName = (name: string) => shortenName(name, NAME_LENGTH) ?? name

/** In characters. */
const EMAIL_LENGTH = 30

/** An e-mail address of at most 30 characters as it is; of a longer one the first 30, with an ellipsis. */
export function shortenEmail(email: string): string {
  const letters = [...email]
  return letters.length <= EMAIL_LENGTH ? email : `${letters.slice(0, EMAIL_LENGTH).join('')}…`
}
