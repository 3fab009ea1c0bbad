/** Part of a text: as it is, or a character that cannot be seen, by its code point. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'mark'; text: string }

/**
 * Control, format and bidirectional characters, line separators, lone surrogates, private and unassigned ones, and what
 * fonts draw as nothing. Line feeds and tabs are layout; joiners inside emoji are part of one picture.
 */
const HIDDEN =
  /(?<!\p{Extended_Pictographic})\uFE0F|(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|(?!\n|\t|\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Splits a text at the characters that a reader would not see, so that nothing in it reorders or hides the rest. */
export function toParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  // A carriage return before a line feed ends the line like the line feed alone.
  const plain = text.replaceAll('\r\n', '\n')
  for (const { 0: character, index } of plain.matchAll(HIDDEN)) {
    if (index > end) parts.push({ kind: 'text', text: plain.slice(end, index) })
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    parts.push({ kind: 'mark', text: `U+${code}` })
    end = index + character.length
  }
  if (end < plain.length) parts.push({ kind: 'text', text: plain.slice(end) })
  return parts
}

export const hasHidden = (text: string) => text.replaceAll('\r\n', '\n').search(HIDDEN) !== -1

/** A name that somebody else chose, for one line: nothing hidden, at most `length` characters, never empty. */
export function toLabel(text: string, length: number): string | undefined {
  const plain = text.replace(/\s+/g, ' ').replace(HIDDEN, '').trim()
  const characters = [...plain]
  if (characters.length === 0) return undefined
  return characters.length <= length ? plain : `${characters.slice(0, length - 1).join('')}…`
}
