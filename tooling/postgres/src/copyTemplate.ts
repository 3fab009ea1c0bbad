import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/pglite', import.meta.url))

export type CopyTemplateParameters = {
  /** Version of PGlite. Another one may not read its directories. */
  version: string
  /** Makes a directory from nothing. */
  create: (directory: string) => Promise<void>
  /** Where the copy goes. */
  directory: string
}

/** Copies the directory that was made first, or makes it. */
export async function copyTemplate({ version, create, directory }: CopyTemplateParameters) {
  const template = join(TEMPLATES, version)
  if (!existsSync(template)) await createTemplate(template, create)
  // A fifth of the work of the asynchronous one: a directory is a thousand files.
  cpSync(template, directory, { recursive: true })
}

async function createTemplate(template: string, create: CopyTemplateParameters['create']) {
  await mkdir(dirname(template), { recursive: true })
  const draft = await mkdtemp(`${template}-`)
  await create(join(draft, 'pglite'))
  // Of processes that make it at once, the first one wins.
  await rename(join(draft, 'pglite'), template).catch((error) => {
    if (!existsSync(template)) throw error
  })
  await rm(draft, { recursive: true })
}
