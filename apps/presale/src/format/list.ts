/**
 * Names as a list. Languages that write without spaces join them by a bare word: ours are in Latin letters there too, and
 * get room.
 *
 * @example formatList('en', ['Fragment', 'Badge']) // 'Fragment and Badge'
 * @example formatList('th', ['Fragment', 'Badge']) // 'Fragment และ Badge'
 */
export function formatList(locale: string, names: readonly string[]) {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(names)
  return parts
    .map(({ type, value }) => (type === 'literal' && /^[\p{L}\p{M}]+$/u.test(value) ? ` ${value} ` : value))
    .join('')
}
