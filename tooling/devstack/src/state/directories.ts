import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

/** Files of the stack that `dev` starts; other stacks keep theirs in a directory of their own below it. */
export const DEV_DIRECTORY = join(REPOSITORY, '.dev')

/** The folder of files for later starts, named by their sources. */
export const CACHE_DIRECTORY = join(REPOSITORY, 'node_modules/.cache/foyer')
