import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createManifest } from './createManifest.ts'

// Runs after `tsc`: editors and the documentation read the elements' API there.
const folder = join(import.meta.dirname, '..')

const { schemaVersion, modules } = await createManifest(join(folder, 'src'))
const published = modules.map((module) => ({
  kind: 'javascript-module',
  ...module,
  path: `dist/${module.path.replace(/ts$/, 'js')}`,
}))
await writeFile(
  join(folder, 'dist/custom-elements.json'),
  JSON.stringify({ schemaVersion, modules: published }, null, 2),
)
