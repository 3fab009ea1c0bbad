/** A hue that is derived from a text, for what has no picture. The same text always has the same hue. */
export function hueOf(text: string): number {
  let hash = 7
  for (const character of text.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}
