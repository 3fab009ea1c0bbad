import { readFileSync } from 'node:fs'

/** A variable and its file do not tell its value. The message names them, and never the value. */
export class VariableError extends Error {
  override name = 'VariableError'
}

/**
 * The value of an environment variable: its own, or the content of the file that `<name>_FILE` names, without the line break
 * at its end. So a secret need not stand in the environment, which other programs of the user can read. Empty counts as
 * not set.
 *
 * @throws {VariableError} both are set, or the file cannot be read or is empty
 */
export function readVariable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const [value, variable] = [env[name] || undefined, `${name}_FILE`]
  const file = env[variable] || undefined
  if (file === undefined || name.endsWith('_FILE')) return value
  if (value !== undefined)
    throw new VariableError(`${variable}: ${name} is set, too. Leave one of the two out.`)
  const text = read(file, variable).replace(/(\r?\n)+$/, '')
  if (text === '') throw new VariableError(`${variable}: ${file} is empty.`)
  return text
}

function read(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new VariableError(`${variable}: ${file} cannot be read. Check the path and who may read it.`, {
      cause,
    })
  }
}
