import type { loadMessages } from '@foyer/presale/messages'

/** The texts of the presale site in one language. */
export type Texts = Awaited<ReturnType<typeof loadMessages>>

/**
 * Matches a text of the page in which placeholders have these values, or any value where none is given.
 *
 * @example fill('The sale opens to everyone on {{date}}.') // /The sale opens to everyone on .+\./
 */
export function fill(text: string, values: Record<string, string> = {}) {
  const parts = text.split(/{{(\w+)}}/)
  const source = parts.map((part, index) => {
    const value = index % 2 === 0 ? part : values[part]
    return value === undefined ? '.+' : value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(source.join(''))
}
