/** A colour angle for a text, the same one each time: what a picture is drawn with when there is none. */
export function hueOf(text: string): number {
  let hash = 7
  for (const character of text.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}
