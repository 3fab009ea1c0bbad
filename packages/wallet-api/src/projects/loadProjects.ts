import { readFile } from 'node:fs/promises'
import { parseJson } from '@foyer/kit'
import { OperatorError } from '@foyer/server-kit'
import { type ProjectFile, projectFileSchema } from '../api/projectFile.ts'

/**
 * Reads the project file.
 *
 * @throws {OperatorError} names the file, and each field of it that is missing or wrong
 */
export async function loadProjects(file: string): Promise<ProjectFile> {
  const fail = (problem: string, cause?: unknown) =>
    new OperatorError(`${file} ${problem}`, { section: 'project-file', cause })
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw fail('cannot be read. Check the path and who may read it.', cause)
  })
  const result = projectFileSchema.safeParse(parseJson(text))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw fail(`has problems.\n${problems.join('\n')}`)
}
