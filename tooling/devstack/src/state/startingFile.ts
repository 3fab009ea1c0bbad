import { rmSync, writeFileSync } from 'node:fs'

/**
 * Keeps a file that names the parts of the stack which are still starting. The presale's development server reads it, so that its
 * page says so.
 */
export function createStartingFile(path: string) {
  const starting = new Set<string>()
  const write = () => writeFileSync(path, JSON.stringify({ starting: [...starting] }))

  return {
    add(name: string) {
      starting.add(name)
      write()
    },
    delete(name: string) {
      starting.delete(name)
      write()
    },
    /** Without it there is no stack. */
    remove: async () => rmSync(path, { force: true }),
  }
}
