import * as z from 'zod'

/** Every answer of a server that is an error. */
export const errorSchema = z.object({
  status: z.literal('FAILED'),
  message: z.string(),
  reasons: z.array(z.object({ name: z.string(), description: z.string() })),
})

const describeJson = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })

/** An error, for the OpenAPI description of a route. */
export const describeErrorAnswer = (description: string) => ({
  description,
  content: describeJson(errorSchema),
})

/** The answer that was asked for, for the OpenAPI description of a route. */
export const describeAnswer = <T extends z.ZodType>(schema: T) => ({
  description: 'The answer.',
  content: describeJson(schema),
})
