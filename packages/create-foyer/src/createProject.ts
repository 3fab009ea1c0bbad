import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { CreateError } from './CreateError.ts'

/** Entries that a folder may have in it already. */
const HARMLESS = ['.git', '.gitkeep', '.DS_Store', '.idea', '.vscode']

/**
 * Says what is wrong with a folder for a new project, or nothing.
 *
 * @example
 * await findProblem('My dapp')
 * // '"My dapp" cannot be the name of a package. Use small letters, digits, "-", "_" and ".", …'
 */
export async function findProblem(folder: string): Promise<string | undefined> {
  const path = resolve(folder)
  const name = basename(path)
  if (!/^[a-z0-9~-][a-z0-9._~-]*$/.test(name) || name.length > 214)
    return `"${name}" cannot be the name of a package. Use small letters, digits, "-", "_" and ".", and begin with a letter or a digit.`
  const entries = await readdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (!(entries instanceof Error))
    return entries.every((entry) => HARMLESS.includes(entry))
      ? undefined
      : `The folder ${folder} is not empty. Name another one, or empty it.`
  if (entries.code === 'ENOTDIR') return `${folder} is a file. Name another folder.`
  if (entries.code === 'ENOENT') return undefined
  return `The folder ${folder} cannot be read (${entries.code}).`
}

type CreateProjectParameters = {
  folder: string
  template: string
  /** The folder of all templates. */
  templates: string
}

/**
 * Writes a template into a new folder, under the name of the folder.
 *
 * @throws {CreateError} the folder is not empty, has a name that no package can have, or cannot be written
 */
export async function createProject({ folder, template, templates }: CreateProjectParameters): Promise<void> {
  const problem = await findProblem(folder)
  if (problem !== undefined) throw new CreateError(problem)
  const target = resolve(folder)
  try {
    await mkdir(target, { recursive: true })
    await cp(join(templates, template), target, { recursive: true })
    await rename(join(target, '_gitignore'), join(target, '.gitignore'))
    const manifest = JSON.parse(await readFile(join(target, 'package.json'), 'utf8'))
    await writeFile(
      join(target, 'package.json'),
      `${JSON.stringify({ ...manifest, name: basename(target) }, null, 2)}\n`,
    )
  } catch (error) {
    throw new CreateError(`${folder} cannot be written: ${(error as Error).message}`)
  }
}
