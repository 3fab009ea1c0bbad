import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { listPackages } from '../workspace.ts'

/** A program of the compiler: the packages that are checked in it, and its `tsconfig.json`. */
export type Program = {
  /** Relative to the repository, such as `packages/modal`. */
  packages: string[]
  config: { extends: string; compilerOptions: Record<string, unknown>; include: string[] }
}

const KINDS = ['base', 'node', 'site'] as const
type Kind = (typeof KINDS)[number]

const configSchema = z.strictObject({
  extends: z.templateLiteral(['@foyer/tsconfig/', z.enum(KINDS), '.json']),
  compilerOptions: z.strictObject({ jsx: z.literal('react-jsx') }).optional(),
  include: z.array(z.string()),
})

/**
 * Puts all packages into a program for each configuration in `tsconfig`, the folder of `@foyer/tsconfig`: what runs
 * everywhere, what may use Node, and sites, whose browsers are older. A package by itself checks the sources of those that
 * it imports once more, which takes several times the work.
 *
 * @throws {z.ZodError} a package has an option that the others of its program do not have
 */
export function listPrograms(tsconfig: string): Program[] {
  const programs = new Map<string, Program>(KINDS.map((kind) => [kind, createProgram(tsconfig, kind)]))
  for (const { path, directory } of listPackages()) {
    const file = join(directory, 'tsconfig.json')
    if (!existsSync(file)) continue
    const config = configSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const program = programs.get(basename(config.extends, '.json'))
    program?.packages.push(path)
    program?.config.include.push(...config.include.map((folder) => join(directory, folder)))
  }
  return [...programs.values()]
}

const createProgram = (tsconfig: string, kind: Kind): Program => ({
  packages: [],
  config: { extends: join(tsconfig, `${kind}.json`), compilerOptions: { jsx: 'react-jsx' }, include: [] },
})
