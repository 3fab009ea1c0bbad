/**
 * A list in a language, as parts of which each element is one. Languages that write without spaces join elements by a bare
 * word: ours are in Latin letters there, too, and get room.
 */
export function listParts(locale: string, elements: readonly string[]) {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(elements)
  return parts.map(({ type, value }) => ({
    type,
    value: type === 'literal' ? value.replace(/^(?=\p{L})/u, ' ').replace(/(?<=[\p{L}\p{M}])$/u, ' ') : value,
  }))
}
