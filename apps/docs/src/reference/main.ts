import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeElements } from './elements.ts'
import { writeErrors } from './errors.ts'
import { writeHooks } from './hooks.ts'
import { writeEvents, writeInstance } from './instance.ts'
import { writeSupport } from './support.ts'
import { writeTexts } from './texts.ts'
import { writeVariables } from './variables.ts'

/** Writes the pages of the reference, from types and comments, before the site is built. None of them is committed. */
const folder = join(import.meta.dirname, '../../pages/reference')

const pages = {
  hooks: writeHooks(),
  instance: writeInstance(),
  events: writeEvents(),
  errors: writeErrors(),
  elements: writeElements(),
  variables: writeVariables(),
  support: writeSupport(),
  texts: await writeTexts(),
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, markdown] of Object.entries(pages)) await writeFile(join(folder, `${name}.md`), markdown)
