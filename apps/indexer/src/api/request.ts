import * as z from 'zod'
import { decodeCursor, type ListName } from './cursor.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100

export const addressParams = z.object({
  address: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'Expected 0x and 40 hexadecimal digits.')
    .transform((value) => value.toLowerCase() as `0x${string}`)
    .meta({ description: 'An address, in any case.', example: `0x${'0'.repeat(40)}` }),
})

/** A page of a list: its most items, and in `after` the key of the last item the client has. */
export type PageRequest = { limit: number; after?: string | undefined }

export const pageQuery = (list: ListName) =>
  z.object({
    limit: z.coerce
      .number('Expected a number.')
      .int('Expected a whole number.')
      .min(1, 'Expected at least 1.')
      .max(MAX_LIMIT, `Expected at most ${MAX_LIMIT}.`)
      .default(DEFAULT_LIMIT)
      .meta({ description: `Items a page, 1 to ${MAX_LIMIT}.` }),
    cursor: z
      .string()
      .transform((cursor, context) => {
        const key = decodeCursor(list, cursor)
        if (key === undefined) {
          context.addIssue('Expected the nextCursor of an earlier page of this list, unchanged.')
          return z.NEVER
        }
        return key
      })
      .optional()
      .meta({ description: 'nextCursor of the page before; without it, the newest page.' }),
  })
