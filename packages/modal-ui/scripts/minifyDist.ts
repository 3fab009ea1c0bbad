import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifyTemplates } from './minifyTemplates.ts'

// Runs after `tsc`, on what is published.
const dist = join(import.meta.dirname, '../dist')

for (const path of await readdir(dist, { recursive: true })) {
  if (!path.endsWith('.js')) continue
  const file = join(dist, path)
  await writeFile(file, minifyTemplates(await readFile(file, 'utf8')))
}
