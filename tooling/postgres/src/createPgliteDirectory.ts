import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import packageJson from '../package.json' with { type: 'json' }

/** One for each version of PGlite, whose directories another one may not read. */
const TEMPLATE = fileURLToPath(
  new URL(
    `../../../node_modules/.cache/pglite/${packageJson.dependencies['@electric-sql/pglite']}`,
    import.meta.url,
  ),
)

/**
 * Makes a directory of PGlite without tables. Making one from nothing takes 3 to 7 s of processor time, so the first is
 * kept for all others.
 */
export async function createPgliteDirectory(directory: string) {
  if (!existsSync(TEMPLATE)) await createTemplate()
  // A fifth of the work of the asynchronous one: a directory is a thousand files.
  cpSync(TEMPLATE, directory, { recursive: true })
}

async function createTemplate() {
  await mkdir(dirname(TEMPLATE), { recursive: true })
  const draft = await mkdtemp(`${TEMPLATE}-`)
  const client = await PGlite.create(join(draft, 'pglite'))
  await client.close()
  // Of processes that make it at once, the first one wins.
  await rename(join(draft, 'pglite'), TEMPLATE).catch((error) => {
    if (!existsSync(TEMPLATE)) throw error
  })
  await rm(draft, { recursive: true })
}
