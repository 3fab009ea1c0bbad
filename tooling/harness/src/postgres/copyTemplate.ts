import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/pglite', import.meta.url))

/** The class of any version. */
type Pglite = { create: (directory: string) => Promise<{ close: () => Promise<void> }> }

export type CopyTemplateParameters = {
  pglite: Pglite
  /** Its version. Another one may not read its directories. */
  version: string
  /** Where the copy goes. */
  directory: string
}

/** Copies a directory without tables. The first one is made and kept. */
export async function copyTemplate({ pglite, version, directory }: CopyTemplateParameters) {
  const template = join(TEMPLATES, version)
  if (!existsSync(template)) await createTemplate(template, pglite)
  // A fifth of the work of the asynchronous one: a directory is a thousand files.
  cpSync(template, directory, { recursive: true })
}

async function createTemplate(template: string, pglite: Pglite) {
  await mkdir(dirname(template), { recursive: true })
  const draft = await mkdtemp(`${template}-`)
  const client = await pglite.create(join(draft, 'pglite'))
  await client.close()
  // Of processes that make it at once, the first one wins.
  await rename(join(draft, 'pglite'), template).catch((error) => {
    if (!existsSync(template)) throw error
  })
  await rm(draft, { recursive: true })
}
