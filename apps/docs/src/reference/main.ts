import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** Another build may be reading the pages: what is as it should be stays, and a new page is there at once or not at all. */
async function writePage(file: string, markdown: string) {
  const path = join(folder, file)
  if ((await readFile(path, 'utf8').catch(() => undefined)) === markdown) return
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, markdown)
  await rename(unfinished, path)
}

await mkdir(folder, { recursive: true })
for (const [name, markdown] of Object.entries(pages)) await writePage(`${name}.md`, markdown)
const stale = (await readdir(folder)).filter((file) => file.endsWith('.md') && !(file.slice(0, -3) in pages))
for (const file of stale) await rm(join(folder, file), { force: true })
