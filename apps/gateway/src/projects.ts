import { createCache } from './cache.ts'
import type { Project } from './store/createProjectStore.ts'
import type { Store } from './store/createStore.ts'

/** Milliseconds that a change by the command line may take to reach a running gateway. */
const FRESH_MS = 5_000
/** Milliseconds for which projects that were seen before work without the database. */
const STALE_MS = 10 * 60_000

export type Projects = {
  /** Undefined for an unknown or disabled project. */
  find: (id: string) => Promise<Project | undefined>
}

/** Reads projects, with a memory of a few seconds. */
export function createProjects({ findProject }: Pick<Store, 'findProject'>): Projects {
  const cache = createCache<Project | null>({
    max: 10_000,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    read: async (id) => (await findProject(id)) ?? null,
  })
  return {
    // Only a well-formed id reaches the database.
    find: async (id) => (/^[0-9a-f]{32}$/.test(id) ? ((await cache.get(id)) ?? undefined) : undefined),
  }
}
