/**
 * Flags of Node for a process that has PGlite and ends soon. V8 compiles WebAssembly twice: fast, then, beside the program, well.
 * The second costs 4 s of a processor for each process with PGlite, and only a long-running one gets them back.
 */
export const PGLITE_FLAGS = ['--liftoff-only']

/**
 * Runs a TypeScript file on this process's own Node, with workspace packages resolved to their sources.
 *
 * @param flags flags of Node
 */
export function nodeCommand(script: string, args: string[] = [], flags: string[] = []) {
  return { file: process.execPath, args: ['--conditions=@foyer/source', ...flags, script, ...args] }
}
