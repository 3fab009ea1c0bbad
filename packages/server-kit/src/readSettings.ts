import type * as z from 'zod'
import { OperatorError } from './errors.ts'

/**
 * Reads settings from environment variables. An empty variable counts as not set.
 *
 * @throws {OperatorError} names each variable that is missing or wrong
 */
export function readSettings<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  const result = schema.safeParse(withoutEmpty(env))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new OperatorError(['The environment is not complete.', ...problems].join('\n'), {
    section: 'settings',
  })
}

const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
