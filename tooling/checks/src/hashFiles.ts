import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IGNORED } from './workspace.ts'

/** SHA-256 of every file below a directory that could be committed, by relative path. */
export async function hashFiles(directory: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const entries = glob('**/*', {
    cwd: directory,
    withFileTypes: true,
    exclude: (entry) => IGNORED.has(entry.name),
  })
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256').update(await readFile(path))
    hashes.set(path.slice(directory.length + 1), hash.digest('hex'))
  }
  return hashes
}
