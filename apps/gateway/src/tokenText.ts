import * as z from 'zod'

/** True for a name or a symbol that can be shown: neither empty nor long, and without characters that are not seen. */
export function isShowable(text: string, max: number) {
  return text.trim() !== '' && text.length <= max && !/\p{C}/u.test(text)
}

/** A name or a symbol of a token. */
export const tokenText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => isShowable(text, max), 'Expected a text without control characters.')
