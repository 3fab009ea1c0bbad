import { describeAnswer, describeErrorAnswer } from '@foyer/server-kit/openapi'
import type { z } from 'zod'

/** The answers of a read other than the one asked for. */
export const describeErrors = {
  400: describeErrorAnswer('A parameter is wrong; `reasons` names it.'),
  503: describeErrorAnswer('The indexer has not read its first block yet, or is busy.'),
}

/** The answers of a read, for its OpenAPI description. */
export const answers = <T extends z.ZodType>(schema: T) => ({
  200: describeAnswer(schema),
  ...describeErrors,
})
