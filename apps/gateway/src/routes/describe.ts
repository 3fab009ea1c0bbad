import * as z from 'zod'

const errorSchema = z.object({
  status: z.literal('FAILED'),
  message: z.string(),
  reasons: z.array(z.object({ name: z.string(), description: z.string() })),
})

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })

const failures = {
  400: { description: 'A parameter is wrong; `reasons` names it.', content: json(errorSchema) },
  401: { description: '`Unauthorized: invalid key`: no such project.', content: json(errorSchema) },
  429: { description: '`Too many requests`; `retry-after` says when.', content: json(errorSchema) },
  503: { description: 'An upstream or the database does not answer.', content: json(errorSchema) },
}

/** The answers of a route that answers with JSON, for its OpenAPI description. */
export const answers = <T extends z.ZodType>(schema: T) => ({
  200: { description: 'The answer.', content: json(schema) },
  ...failures,
})

/** The answers of a route of the chain API, which looks at the page's origin, too. */
export const chainAnswers = <T extends z.ZodType>(schema: T) => ({
  ...answers(schema),
  403: { description: '`Unauthorized: origin not allowed`.', content: json(errorSchema) },
  404: { description: 'An unknown chain, or what this chain does not offer.', content: json(errorSchema) },
})

/** The body of a request, for its OpenAPI description alone: a route reads it itself, whatever its content type. */
export function bodyOf(schema: z.ZodType) {
  const described: object = z.toJSONSchema(schema, { io: 'input' })
  return { requestBody: { required: true, content: { 'application/json': { schema: described } } } }
}

export const imageAnswers = {
  200: {
    description: 'The picture.',
    content: { 'image/svg+xml': { schema: z.string() }, 'image/png': { schema: z.string() } },
  },
  404: { description: 'There is no such picture.', content: json(errorSchema) },
  ...failures,
}

/** Parameters that every request has besides its own: `st` and `sv` name the client. Other keys are ignored. */
export const projectQuery = z.object({
  projectId: z.string().meta({ description: 'The project, 32 hexadecimal digits.' }),
  st: z.string().optional().meta({ description: 'Type of the client.' }),
  sv: z.string().optional().meta({ description: 'Version of the client.' }),
})
