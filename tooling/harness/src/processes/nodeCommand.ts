/** Runs a TypeScript file on this process's own Node, with workspace packages resolved to their sources. */
export function nodeCommand(script: string, args: string[] = []) {
  return { file: process.execPath, args: ['--conditions=@foyer/source', script, ...args] }
}
