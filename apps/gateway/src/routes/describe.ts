import { describeAnswer, describeErrorAnswer } from '@foyer/server-kit/openapi'
import * as z from 'zod'

const failures = {
  400: describeErrorAnswer('A parameter is wrong; `reasons` names it.'),
  401: describeErrorAnswer('`Unauthorized: invalid key`: no such project.'),
  429: describeErrorAnswer('`Too many requests`; `retry-after` says when.'),
  503: describeErrorAnswer('An upstream or the database does not answer.'),
}

/** The answers of a route that answers with JSON, for its OpenAPI description. */
export const answers = <T extends z.ZodType>(schema: T) => ({
  200: describeAnswer(schema),
  ...failures,
})

/** The answers of a route of the chain API, which looks at the page's origin, too. */
export const chainAnswers = <T extends z.ZodType>(schema: T) => ({
  ...answers(schema),
  403: describeErrorAnswer('`Unauthorized: origin not allowed`.'),
  404: describeErrorAnswer('An unknown chain, or what this chain does not offer.'),
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
  404: describeErrorAnswer('There is no such picture.'),
  ...failures,
}

/** Parameters that every request has besides its own: `st` and `sv` name the client. Other keys are ignored. */
export const projectQuery = z.object({
  projectId: z.string().meta({ description: 'The project, 32 hexadecimal digits.' }),
  st: z.string().optional().meta({ description: 'Type of the client.' }),
  sv: z.string().optional().meta({ description: 'Version of the client.' }),
})
