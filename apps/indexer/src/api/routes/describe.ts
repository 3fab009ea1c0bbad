import type { z } from 'zod'
import { errorSchema } from '../schemas.ts'

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })

/** The answers of a read other than the one asked for. */
export const describeErrors = {
  400: { description: 'A parameter is wrong; the message names it.', content: json(errorSchema) },
  503: {
    description: 'The indexer has not read its first block yet, or is busy.',
    content: json(errorSchema),
  },
}

/** The answers of a read, for its OpenAPI description. */
export const answers = <T extends z.ZodType>(schema: T) => ({
  200: { description: 'The answer.', content: json(schema) },
  ...describeErrors,
})
