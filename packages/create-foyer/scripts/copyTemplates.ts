import { cp, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

// Runs after `tsc`: the templates are the examples of the repository.
const EXAMPLES = join(import.meta.dirname, '../../../examples')
const TEMPLATES = join(import.meta.dirname, '../dist/templates')
const BUILT = ['node_modules', 'dist', 'build', '.next', '.svelte-kit', 'next-env.d.ts']

for (const entry of await readdir(EXAMPLES, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  const target = join(TEMPLATES, entry.name)
  const filter = (path: string) => !BUILT.includes(basename(path))
  await cp(join(EXAMPLES, entry.name), target, { recursive: true, filter })
  // npm leaves a `.gitignore` out of what it packs.
  await writeFile(join(target, '_gitignore'), `${[...BUILT, '.env*.local'].join('\n')}\n`)
}
