/** Control and format characters, and line breaks of Unicode. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Shows every character of a text that somebody else wrote: one that moves the cursor, breaks the line or turns the
 * direction could hide or forge what stands around it.
 *
 * @example printable('a\u001b[2K') // 'a\\u{1b}[2K'
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** The same, in quotes: then its end can be told from what follows. */
export function quoted(text: string): string {
  return `"${printable(text).replaceAll('"', '\\"')}"`
}
