import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a package's own `tsconfig.json` may say. */
const configSchema = z.strictObject({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.json()).default({}),
  include: z.array(z.string()),
})

export type Program = {
  extends: string
  compilerOptions: Record<string, z.infer<ReturnType<typeof z.json>>>
  /** Absolute. */
  include: string[]
}

export type CreateProgramsParameters = {
  /** Folders with a `tsconfig.json`, relative to `directory`. */
  paths: readonly string[]
  /** Absolute. */
  directory: string
}

/**
 * One program for all packages that check with the same options, for most of a compiler's time goes into the sources that
 * they share. Each checks what its `tsconfig.json` includes.
 *
 * @throws {Error} a `tsconfig.json` that says more than options and what it includes
 */
export function createPrograms({ paths, directory }: CreateProgramsParameters): Program[] {
  const programs = new Map<string, Program>()
  for (const path of paths) {
    const text = readFileSync(join(directory, path, 'tsconfig.json'), 'utf8')
    const config = configSchema.parse(JSON.parse(text))
    // Without JSX it makes no difference.
    const compilerOptions = { ...config.compilerOptions, jsx: 'react-jsx' }
    const key = JSON.stringify([config.extends, compilerOptions])
    const program: Program = programs.get(key) ?? { extends: config.extends, compilerOptions, include: [] }
    program.include.push(...config.include.map((pattern) => join(directory, path, pattern)))
    programs.set(key, program)
  }
  return [...programs.values()]
}
