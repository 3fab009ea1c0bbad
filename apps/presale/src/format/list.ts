import { listParts } from '@foyer/kit'

/**
 * Names as a list.
 *
 * @example formatList('en', ['Fragment', 'Badge']) // 'Fragment and Badge'
 * @example formatList('th', ['Fragment', 'Badge']) // 'Fragment และ Badge'
 */
export const formatList = (locale: string, names: readonly string[]) =>
  listParts(locale, names)
    .map(({ value }) => value)
    .join('')
