import { PGlite } from '@electric-sql/pglite'
import { PGlite as PonderPglite } from 'ponder-pglite'
import packageJson from '../../package.json' with { type: 'json' }
import { copyTemplate } from './copyTemplate.ts'

const { '@electric-sql/pglite': version, 'ponder-pglite': ponderVersion } = packageJson.dependencies

/**
 * Makes a directory of PGlite without tables. Making one from nothing takes 3 to 7 s of processor time, so the first is
 * kept for all others.
 */
export function createPgliteDirectory(directory: string) {
  return copyTemplate({ pglite: PGlite, version, directory })
}

/** The same as {@link createPgliteDirectory}, for the version of PGlite that Ponder has. */
export function createPonderDirectory(directory: string) {
  return copyTemplate({ pglite: PonderPglite, version: ponderVersion.replace(/^.*@/, ''), directory })
}
