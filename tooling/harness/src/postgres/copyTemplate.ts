import { cpSync, existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/pglite-4mb', import.meta.url))

/** The class of any version. */
type Pglite = { create: (directory: string) => Promise<{ close: () => Promise<void> }> }

export type CopyTemplateParameters = {
  pglite: Pglite
  /** Its version. Another one may not read its directories. */
  version: string
  /** The folder of the copy. */
  directory: string
  /** The folder in which the first directory is kept. Default a cache of the repository. */
  templates?: string
}

/**
 * Copies a directory without tables. The first one is made and kept.
 *
 * @throws {Error} PGlite failed to make it, twice
 */
export async function copyTemplate({
  pglite,
  version,
  directory,
  templates = TEMPLATES,
}: CopyTemplateParameters) {
  const template = join(templates, version)
  if (!existsSync(template)) await createTemplate(template, pglite)
  // A fifth of the work of the asynchronous one: a directory is a thousand files.
  cpSync(template, directory, { recursive: true })
}

async function createTemplate(template: string, pglite: Pglite) {
  await mkdir(dirname(template), { recursive: true })
  // On a machine with much to do PGlite fails now and then with `PGlite failed to initialize properly`.
  const draft = await createDraft(template, pglite)
    .catch(() => createDraft(template, pglite))
    .catch((cause) => {
      const advice = 'Stop other programs, or run fewer tests at once, then start again.'
      throw new Error(`PGlite failed to make a database twice. ${advice}`, { cause })
    })
  // Of processes that make it at once, the first one wins.
  await rename(join(draft, 'pglite'), template).catch((error) => {
    if (!existsSync(template)) throw error
  })
  await rm(draft, { recursive: true })
}

/** Makes a directory in a fresh folder, and returns the folder. */
async function createDraft(template: string, pglite: Pglite) {
  const draft = await mkdtemp(`${template}-`)
  try {
    const directory = join(draft, 'pglite')
    const client = await pglite.create(directory)
    await client.close()
    // Postgres fills its buffers with zeros at each start: 128 MB by default, two thirds of the work of a start.
    await appendFile(join(directory, 'postgresql.conf'), "shared_buffers = '4MB'\n")
    return draft
  } catch (error) {
    await rm(draft, { recursive: true })
    throw error
  }
}
