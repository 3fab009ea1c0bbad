import type * as z from 'zod'
import { OperatorError } from './errors.ts'
import { readVariable, VariableError } from './readVariable.ts'

/**
 * Reads settings from environment variables, each also from the file that `<variable>_FILE` names. An empty variable counts
 * as not set.
 *
 * @throws {OperatorError} names each variable that is missing or wrong
 */
export function readSettings<T extends z.ZodObject>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  const { given, problems } = readVariables(Object.keys(schema.shape), env)
  const result = schema.safeParse(given)
  if (result.success && problems.length === 0) return result.data
  const others = result.success ? [] : result.error.issues
  const isNamed = (name: string) => problems.some((problem) => problem.startsWith(`${name}_FILE: `))
  for (const { path, message } of others) {
    // The rest of a path leads into a list, which stands in one variable.
    const name = String(path[0])
    if (!isNamed(name)) problems.push(`${name}: ${message}`)
  }
  throw new OperatorError(['The environment is not complete.', ...problems].join('\n'), {
    section: 'settings',
  })
}

function readVariables(names: readonly string[], env: NodeJS.ProcessEnv) {
  const given: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names)
    try {
      const value = readVariable(env, name)
      if (value !== undefined) given[name] = value
    } catch (error) {
      if (!(error instanceof VariableError)) throw error
      problems.push(error.message)
    }
  return { given, problems }
}
