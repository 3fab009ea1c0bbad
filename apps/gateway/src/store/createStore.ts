import { createBlockStore } from './createBlockStore.ts'
import type { Database } from './createDatabase.ts'
import { createEventStore } from './createEventStore.ts'
import { createHistoryStore } from './createHistoryStore.ts'
import { createNameStore } from './createNameStore.ts'
import { createNodeCheckStore } from './createNodeCheckStore.ts'
import { createPersonStore } from './createPersonStore.ts'
import { createProjectStore } from './createProjectStore.ts'

export type Store = ReturnType<typeof createStore>

/** Nothing outside of this folder reads or writes the tables. Writes resolve after COMMIT. */
export function createStore({ drizzle: db }: Pick<Database, 'drizzle'>) {
  return {
    ...createProjectStore(db),
    ...createEventStore(db),
    ...createNameStore(db),
    ...createPersonStore(db),
    ...createNodeCheckStore(db),
    ...createBlockStore(db),
    ...createHistoryStore(db),
  }
}
